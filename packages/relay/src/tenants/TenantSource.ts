import type { Principal } from '../principals/Principal.ts'

/** What is known of whoever asks for a brand. */
export type TenantFacts = {
  /** The host name that was asked, in lower case and without a port. Whoever asks writes it, so it may only choose what anybody may see. */
  host: string
  /** Who is signed in; `null` for a visitor, such as of the sign-in page. */
  principal: Principal | null
  /** For what neither of them says, such as a cookie of your own. Its body is not yours to read. */
  request: Request
}

/** Where brands come from: a folder (`tenantsFromFolder` of `@onlend/relay/node`), your database, your settings service. */
export type TenantSource = {
  /**
   * The JSON of a `TenantConfig`, as it is kept; `null` for none. It is checked before anybody sees it. Let the session decide before the
   * host name. Return the same object for as long as nothing in it changes, and it is checked once. A throw, or more than two seconds, is
   * an error for whoever asks: their page keeps the look it has.
   */
  resolve: (facts: TenantFacts) => unknown
}
