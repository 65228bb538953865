/** What a person asks for. The first two are equal in amount and account and differ in a name; the last settles row by row. */
export const payloads = ['withdraw', 'withdrawAlike', 'withdrawOther', 'drawdown', 'repayments'] as const
