import FastingCore
import Testing

struct DurationTextTests {
  @Test(arguments: [
    (Duration.seconds(9 * 3600 + 47 * 60), "9h 47m"), (.seconds(36 * 3600), "36h 0m"),
    (.zero, "0m"), (.seconds(-15 * 60), "-15m"), (.seconds(-5400), "-1h 30m"),
    (.seconds(3600), "1h 0m"), (.seconds(60), "1m"), (.seconds(720 * 3600), "720h 0m"),
  ])
  func `a length is shown in hours and minutes`(length: Duration, expected: String) {
    #expect(length.text == expected)
  }

  @Test(arguments: [
    (Duration.seconds(16 * 3600) - .milliseconds(1), "15h 59m"), (.seconds(57_599), "15h 59m"),
    (.seconds(59), "0m"), (.milliseconds(59_999), "0m"), (.seconds(3599), "59m"),
  ])
  func `a length is floored, never rounded up`(length: Duration, expected: String) {
    #expect(length.text == expected)
  }

  @Test(arguments: [
    (Duration.seconds(Int64.max), "2562047788015215h 30m"),
    (.seconds(Int64.min), "-2562047788015215h 30m"),
  ])
  func `the longest lengths have a text`(length: Duration, expected: String) {
    #expect(length.text == expected)
  }

  @Test(arguments: [
    (Duration.milliseconds(1999), 1, 1999 as Int64), (.milliseconds(-1999), -1, -1999),
    (.nanoseconds(1_999_999), 0, 1), (.nanoseconds(-1_999_999), 0, -1), (.zero, 0, 0),
  ])
  func `whole units are cut towards zero`(length: Duration, seconds: Int, milliseconds: Int64) {
    #expect(length.wholeSeconds == seconds)
    #expect(length.milliseconds == milliseconds)
  }
}
