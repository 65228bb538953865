import type { TenantConfig } from '@onlend/core'
import type { TenantFacts } from './TenantSource.ts'
import type { TenantPlace } from './checkPlaces.ts'

/**
 * The brand of the session's channel partner, else that of the host name, else the default one. The session comes first, so that nobody
 * is shown another partner's brand by means of a `Host` header.
 */
export function chooseTenant(
  places: readonly TenantPlace[],
  { host, principal }: Pick<TenantFacts, 'host' | 'principal'>,
): TenantConfig | null {
  const channel = principal?.channelPartnerId
  const found =
    (channel === undefined ? undefined : places.find((place) => place.channelPartners.includes(channel))) ??
    places.find((place) => place.hosts.includes(host)) ??
    places.find((place) => place.isDefault)
  return found?.config ?? null
}
