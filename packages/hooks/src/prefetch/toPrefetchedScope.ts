import type { LendingProviderProps } from '../provider/LendingProviderProps.ts'

type IdName = 'environment' | 'tenantId' | 'userId' | 'customerPartnerId' | 'channelPartnerId'

/** What tells one person's reads from another's: what `LendingProvider` takes. */
export type PrefetchedScope = { [Name in IdName]: NonNullable<LendingProviderProps[Name]> | null }

/** Takes the ids that keys are made of out of what a provider has. */
export function toPrefetchedScope(source: Partial<PrefetchedScope>): PrefetchedScope {
  const { environment = null, tenantId = null, userId = null } = source
  const { customerPartnerId = null, channelPartnerId = null } = source
  return { environment, tenantId, userId, customerPartnerId, channelPartnerId }
}
