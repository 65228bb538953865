/** A document that the service keeps about a partner. How its address is opened is not documented, so a host says it. */
export type PartnerDocument = {
  kind: 'transaction-performance' | 'faq'
  /** As the service gives it. */
  url: string
  name: string | null
  /** ISO timestamp. */
  updatedAt: string | null
}
