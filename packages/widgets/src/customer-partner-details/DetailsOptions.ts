/** A document that the service keeps about a partner. How its address is opened is not documented, so a host says it. */
export type PartnerDocument = {
  kind: 'transaction-performance' | 'faq'
  /** As the service gives it. */
  url: string
  name: string | null
  /** ISO timestamp. */
  updatedAt: string | null
}

/** A part of a partner's details, in the order in which a host lists them. */
export type DetailsSection = 'business' | 'contact' | 'account' | 'documents' | 'webhooks' | 'dashboard'

/** Addresses of the operator's dashboard, for settings that exist only there. */
export type DashboardLinks = { webhooks?: string; keys?: string; terms?: string }

/** How a host wants a partner's details to be shown. */
export type DetailsOptions = {
  /** Hides phone, e-mail, BVN and account number until a person asks to see them. @default true */
  maskPii?: boolean
  /** Seconds until a shown value is hidden again; `Infinity` never hides it. @default 60 */
  revealSeconds?: number
  /** Names by country id: the service gives a partner's country as an id, which is left out unless it is named here. */
  countryNames?: Readonly<Record<string, string>>
  /**
   * Gives the address that a browser may open for a document, such as one of your own server that adds what the service asks for, or a
   * `blob:` of what you fetched. The address stays on the page as a link, so it should stay valid. Without this, documents are listed and not
   * opened: what their links need is not documented (Partner API, Customer).
   */
  resolveDocument?: (document: PartnerDocument) => string | null | Promise<string | null>
  /** Adds a section of links to the operator's dashboard. */
  dashboardLinks?: DashboardLinks
}
