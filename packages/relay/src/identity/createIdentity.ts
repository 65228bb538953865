import type { Clock } from '../lib/Clock.ts'
import type { RelayOptions } from '../RelayOptions.ts'
import { createPartnerDirectory, type PartnerDirectory } from './partners/createPartnerDirectory.ts'
import type { RelayStore } from '../RelayStore.ts'
import { createRevocations, type Revocations } from './revocations/createRevocations.ts'
import { createTokens, type Tokens } from './tokens/createTokens.ts'
import { longestLifetime } from './tokens/longestLifetime.ts'
import { readTokenOptions } from './tokens/readTokenOptions.ts'

/** How one relay knows who asks and for whom they may act. */
export type Identity = {
  /** `null` without token mode. */
  readonly tokens: Tokens | null
  readonly revocations: Revocations
  /** Milliseconds for which a session or a token can be good at most. */
  readonly longestGrant: number
  /** `null` unless the service is asked which customer partners are whose. */
  readonly partners: PartnerDirectory | null
  readonly ownsCustomerPartner: RelayOptions['ownsCustomerPartner']
}

/**
 * Makes what one relay keeps about identities.
 *
 * @throws TypeError for options that are not safe or contradict each other.
 */
export function createIdentity(
  options: Omit<RelayOptions, 'database'> & { store: RelayStore },
  clock: Clock,
): Identity {
  const { store, environment, mountPath = '', customerPartnersOf = 'session', ownsCustomerPartner } = options
  if (customerPartnersOf === 'service' && ownsCustomerPartner)
    throw new TypeError('Set customerPartnersOf or ownsCustomerPartner: one of them decides')
  const { sessionLifetime = 43_200_000 } = options
  if (!Number.isSafeInteger(sessionLifetime) || sessionLifetime < 1)
    throw new TypeError('sessionLifetime is a whole number of milliseconds, from 1 on')
  const revocations = createRevocations({ store, environment, clock })
  const checked = options.tokens ? readTokenOptions(options.tokens, { environment, mountPath }) : null
  return {
    tokens: checked && createTokens({ options: checked, clock, revocations }),
    revocations,
    longestGrant: Math.max(longestLifetime, sessionLifetime),
    partners: customerPartnersOf === 'service' ? createPartnerDirectory(clock) : null,
    ownsCustomerPartner,
  }
}
