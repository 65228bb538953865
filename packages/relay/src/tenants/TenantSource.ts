import type { Principal } from '../http/index.ts'

/** The facts of a request for a brand. */
export type TenantFacts = {
  /** The host name of the request, in lower case and without a port. The client writes it, so it may only select what is public. */
  host: string
  /** The signed-in person; `null` for a visitor, such as of the sign-in page. */
  principal: Principal | null
  /** The request, for other facts such as a cookie of your own. Do not read its body. */
  request: Request
}

/** The source of brands: a folder (`tenantsFromFolder` of `@onlend/relay/node`), your database, your settings service. */
export type TenantSource = {
  /**
   * Returns the JSON of a `TenantConfig`, as stored; `null` for none. The relay checks the brand before it shows it. Let the session decide
   * before the host name. Return the same object while nothing in it changes, and the relay checks it once. A throw, or more than two seconds,
   * is an error for the request: its page keeps the look that it has.
   */
  resolve: (facts: TenantFacts) => unknown
}
