/** What a person asks for. The first two are equal in amount and account and differ in a name; `repayments` settle row by row, and a `customer` has a file that waits at the relay. */
export const payloads = [
  'withdraw',
  'withdrawAlike',
  'withdrawOther',
  'drawdown',
  'repayments',
  'customer',
] as const
