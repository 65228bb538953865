/** The business that the page is about, as far as the host or the service has said. */
export type ActedFor = {
  id: string
  name: string
  /** The lower-case name of the bank list; `null` when its country id is not known. */
  country: string | null
  /** `null` until it is known; the forms wait for it. */
  currency: string | null
}
