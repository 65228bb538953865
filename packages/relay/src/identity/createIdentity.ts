import { OptionError } from '@onlend/core/internal'
import type { Clock } from '../lib/Clock.ts'
import type { Owner } from '../database/Owner.ts'
import { readOrigins } from '../http/index.ts'
import type { Logger } from '../lib/Logger.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { Identity } from './IdentityContext.ts'
import type { IdentityOptions } from './IdentityOptions.ts'
import { createPartnerDirectory } from './partners/createPartnerDirectory.ts'
import { createRevocations } from './revocations/createRevocations.ts'
import type { RevocationStore } from './sql/revocationStore.ts'
import { createTokens } from './tokens/createTokens.ts'
import { longestLifetime } from './tokens/longestLifetime.ts'
import { readTokenOptions } from './tokens/readTokenOptions.ts'

type Needs = {
  environment: Owner['environment']
  mountPath: string
  store: RevocationStore & {
    prepare(now: number): Promise<void>
    findOperationOwners(environment: Owner['environment'], id: string): Promise<{ owner: Owner }[]>
  }
  service: UpstreamContext
  clock: Clock
  logger: Logger
}

/**
 * Makes the checks of people: `identify` and `authenticateRequest` say who sent a request, `mayActFor` for whom they may act, `mayCall` and
 * `isAllowed` what they may do, `revoke` ends sessions and tokens.
 *
 * @throws TypeError for options that are not safe or contradict each other.
 */
export function createIdentity(options: IdentityOptions, needs: Needs): Identity {
  const { store, environment, mountPath, service, clock, logger } = needs
  const { authenticate, authorize, customerPartnersOf = 'session', ownsCustomerPartner } = options
  if (customerPartnersOf === 'service' && ownsCustomerPartner)
    throw new OptionError('Set customerPartnersOf or ownsCustomerPartner: one of them decides')
  const { sessionLifetime = 43_200_000 } = options
  if (!Number.isSafeInteger(sessionLifetime) || sessionLifetime < 1)
    throw new OptionError('sessionLifetime is a whole number of milliseconds, from 1 on')
  const revocations = createRevocations({ store, environment, clock })
  const checked = options.tokens ? readTokenOptions(options.tokens, { environment, mountPath }) : null
  return {
    ...{ authenticate, authorize, ownsCustomerPartner, environment, service, clock, logger },
    tokens: checked && createTokens({ options: checked, clock, revocations }),
    revocations,
    longestGrant: Math.max(longestLifetime, sessionLifetime),
    partners: customerPartnersOf === 'service' ? createPartnerDirectory(clock) : null,
    origins: readOrigins('origins', options.origins ?? []),
    findOperationOwners: (id) => store.findOperationOwners(environment, id),
  }
}
