/** A withdrawal to a bank account, as a caller gives it. */
export const withdrawal = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.50',
  account_number: '0123456789',
  bank_code: '058',
} as const
