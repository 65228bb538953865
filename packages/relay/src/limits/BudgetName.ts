/** What a rate limit is counted against. */
export type BudgetName =
  | 'personReads'
  | 'personWrites'
  | 'partnerReads'
  | 'partnerWrites'
  | 'serviceReads'
  | 'serviceWrites'
  | 'webhooks'
  | 'visitors'
