/** What a rate limit is counted against. */
export type BudgetName =
  | 'personReads'
  | 'personWrites'
  | 'personUploads'
  | 'partnerReads'
  | 'partnerWrites'
  | 'partnerUploads'
  | 'serviceReads'
  | 'serviceWrites'
  | 'webhooks'
  | 'refusedWebhooks'
  | 'visitors'
