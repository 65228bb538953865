import type { Principal } from '../http/index.ts'

/** What is known of a request for a brand. */
export type TenantFacts = {
  /** The host name of the request, in lower case and without a port. The client writes it, so it may only select what is public. */
  host: string
  /** Who is signed in; `null` for a visitor, such as of the sign-in page. */
  principal: Principal | null
  /** For what neither of them says, such as a cookie of your own. Its body is not yours to read. */
  request: Request
}

/** Where brands come from: a folder (`tenantsFromFolder` of `@onlend/relay/node`), your database, your settings service. */
export type TenantSource = {
  /**
   * The JSON of a `TenantConfig`, as it is kept; `null` for none. It is checked before it is shown. Let the session decide before the
   * host name. Return the same object for as long as nothing in it changes, and it is checked once. A throw, or more than two seconds, is
   * an error for the request: its page keeps the look that it has.
   */
  resolve: (facts: TenantFacts) => unknown
}
