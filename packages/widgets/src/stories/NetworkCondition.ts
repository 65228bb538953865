/** What the link between a widget and the relay is like. */
export type NetworkCondition =
  | 'fast'
  | '3g'
  | 'flaky'
  | 'offline'
  | 'server-error'
  | 'wrong-address'
  | 'timeout'
