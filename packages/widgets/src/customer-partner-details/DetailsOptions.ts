import type { PartnerDocument } from './PartnerDocument.ts'

/** Addresses of the operator's dashboard, for what can only be set up there. */
export type DashboardLinks = { webhooks?: string; keys?: string; terms?: string }

/** How a host wants a partner's details to be shown. */
export type DetailsOptions = {
  /** Hides phone, e-mail, BVN and account number until a person asks to see them. @default true */
  maskPii?: boolean
  /** Seconds until what was shown is hidden again; `Infinity` leaves it. @default 60 */
  revealSeconds?: number
  /** Names by country id: the service gives a partner's country as an id, which is left out unless it is named here. */
  countryNames?: Readonly<Record<string, string>>
  /**
   * Gives the address that a browser may open for a document, such as one of your own server that adds what the service asks for, or a
   * `blob:` of what you fetched. It stays on the page as a link, so it should stay good. Without this, documents are listed and not
   * opened: what their links need is not documented (Partner API, Customer).
   */
  resolveDocument?: (document: PartnerDocument) => string | null | Promise<string | null>
  /** Adds a section of links to the operator's dashboard. */
  dashboardLinks?: DashboardLinks
}
