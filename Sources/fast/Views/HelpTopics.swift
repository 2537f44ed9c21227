extension HelpTopic {
  static let all: [HelpTopic] = []
}
