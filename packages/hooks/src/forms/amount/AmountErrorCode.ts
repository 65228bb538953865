/** What may be wrong with a typed amount. Words for it belong to the view. */
export type AmountErrorCode =
  | 'REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  /** One separator before three digits, such as `1.500`: offer both readings. */
  | 'AMOUNT_AMBIGUOUS'
  | 'AMOUNT_TOO_MANY_DECIMALS'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LOW'
  | 'AMOUNT_TOO_HIGH'
  /** More digits than the service can receive. */
  | 'AMOUNT_TOO_PRECISE'
