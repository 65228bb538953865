import type { Operation } from '@onlend/core'
import type { EndpointName, WriteName } from '@onlend/core/internal'
import type { RelayEndpointName } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { Principal } from '../http/index.ts'
import type { TokenOptions } from './tokens/readTokenOptions.ts'

/** The host's answers about a person and their rights. */
export type IdentityOptions = {
  /** Returns the sender of a request. `null` makes it unauthenticated (401); after an exception or two seconds the sender is unknown (503): no new sign-in. */
  authenticate: (request: Request) => Principal | null | Promise<Principal | null>
  /** Milliseconds for which a session of the host can be good at most: for so long a sign-out is remembered. @default 43200000 */
  sessionLifetime?: number
  /**
   * The relay calls it after its own checks, for the service's endpoints and for every route of the relay's own that shows or changes something; can
   * only narrow them. A throw or more than two seconds mean no.
   */
  authorize?: (context: AuthorizeContext) => boolean | Promise<boolean>
  /**
   * The source of the customer partners that a channel partner's people may act for: `session` is the principal's own list, `service`
   * adds those that the service lists for the channel partner (Partner API, Endpoint 13), a minute old at most. @default 'session'
   */
  customerPartnersOf?: 'session' | 'service'
  /**
   * Asked instead of the service about a customer partner that is not in the principal's list. A throw or more than two seconds mean no.
   * `GET /session` does not name these customer partners: it can only name listed ones.
   */
  ownsCustomerPartner?: (context: OwnershipContext) => boolean | Promise<boolean>
  /** Turns token mode on. @default off */
  tokens?: TokenOptions
  /**
   * Origins of your own pages, such as `https://app.example`, where a proxy changes `Host`: the relay cannot compare that with the `Origin` of
   * browsers without Fetch Metadata. The relay trusts these origins like its own, and gives them no CORS. @default []
   */
  origins?: readonly string[]
}

/** The question to `authorize`: may this person do this for this owner? */
export type AuthorizeContext = {
  principal: Principal
  /** One of the service's endpoints, or a route of the relay's own, such as `listOperations` or `resolveOperation`. */
  endpoint: EndpointName | RelayEndpointName
  /** The owner of the data; `null` where the path names none, such as for a list of banks. */
  owner: Pick<Owner, 'kind' | 'id'> | null
  /** The operation that would be sent, shown or changed; `null` for a request about no operation. */
  operation: AuthorizedOperation | null
}

/**
 * The operation that the relay asks `authorize` about. For showing, the relay asks by kind alone, once for all of an owner, so that the list, one
 * operation and the stream agree; for sending or changing, it asks with all known facts.
 */
export type AuthorizedOperation = {
  kind: WriteName
  /** The idempotency key; `null` for a question about showing. */
  id: string | null
  /** How much, to whom and how many, with amounts as decimal strings in the currency of the operating country; `null` for a question about showing. */
  summary: Operation['summary'] | null
  /** The whole account or phone number of a write that would be sent. The number is nowhere else: do not log it. */
  destination: string | null
}

/** The question to `ownsCustomerPartner`: does this customer partner belong to this person's channel partner? */
export type OwnershipContext = {
  principal: Principal
  channelPartnerId: string
  customerPartnerId: string
}
