import FastingCore
import Testing

struct LiveEffectTests {
  @Test func `an effect has the number by which another one can call it off`() {
    let (record, moment) = (Record(.hours(20)), Moment.hour(32))
    let effects: [LiveEffect] = [
      .change(request: 1, .finish, at: moment), .search(request: 2, "tea", in: record.history),
      .reload(request: 3), .share(request: 4, record, at: moment),
      .runHook(request: 5, .goal, record, at: moment), .cancel(request: 6),
    ]
    #expect(effects.map(\.request) == [1, 2, 3, 4, 5, nil])
    #expect(effects.map(\.cancelledRequest) == [nil, nil, nil, nil, nil, 6])
  }
}
