import type { Clock } from '../lib/Clock.ts'
import type { Logger } from '../lib/Logger.ts'
import type { Owner } from '../database/Owner.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { IdentityOptions } from './IdentityOptions.ts'
import type { PartnerDirectory } from './partners/createPartnerDirectory.ts'
import type { Revocations } from './revocations/createRevocations.ts'
import type { Tokens } from './tokens/createTokens.ts'

/** The parts by which a relay knows who asks and for whom they may act. */
export type Identity = {
  readonly authenticate: IdentityOptions['authenticate']
  readonly authorize: IdentityOptions['authorize']
  readonly ownsCustomerPartner: IdentityOptions['ownsCustomerPartner']
  /** `null` without token mode. */
  readonly tokens: Tokens | null
  readonly revocations: Revocations
  /** Milliseconds for which a session or a token can be good at most. */
  readonly longestGrant: number
  /** `null` unless the relay asks the service for the customer partners of a channel partner. */
  readonly partners: PartnerDirectory | null
  /** The host's other origins, whose pages count as the relay's own. */
  readonly origins: readonly string[]
  readonly environment: Owner['environment']
  /** The way to the service, for its list of customer partners. */
  readonly service: UpstreamContext
  /** The owners that have an operation under an id. */
  readonly findOperationOwners: (id: string) => Promise<{ owner: Owner }[]>
  readonly clock: Clock
  readonly logger: Logger
}

/** The context that every function of this module gets. */
export type IdentityContext = { readonly identity: Identity }
