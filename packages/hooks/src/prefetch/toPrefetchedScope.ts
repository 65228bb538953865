import type { LendingProviderProps } from '../provider/LendingProviderProps.ts'

type IdName = 'environment' | 'tenantId' | 'userId' | 'customerPartnerId' | 'channelPartnerId'

/** The ids that separate one person's reads from another's, as `LendingProvider` takes them. */
export type PrefetchedScope = { [Name in IdName]: NonNullable<LendingProviderProps[Name]> | null }

/** Picks the ids of the keys from a provider's props. */
export function toPrefetchedScope(source: Partial<PrefetchedScope>): PrefetchedScope {
  const { environment = null, tenantId = null, userId = null } = source
  const { customerPartnerId = null, channelPartnerId = null } = source
  return { environment, tenantId, userId, customerPartnerId, channelPartnerId }
}
