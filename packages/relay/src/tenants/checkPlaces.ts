import type { TenantConfig } from '@onlend/core'

/** A brand and the file that it stands in. */
export type FiledTenant = { file: string; place: TenantPlace }

/**
 * Makes sure that it is never a matter of luck which brand is worn.
 *
 * @throws Error that names both files when two tenants share an id, a host name or a channel partner, or are both the default.
 */
export function checkPlaces(tenants: readonly FiledTenant[]): void {
  const owners = new Map<string, string>()
  for (const { file, place } of tenants) {
    const claims = [
      `the id ${place.config.id}`,
      ...place.hosts.map((host) => `the host name ${host}`),
      ...place.channelPartners.map((id) => `the channel partner ${id}`),
      ...(place.isDefault ? ['to be the default'] : []),
    ]
    for (const claim of claims) {
      const other = owners.get(claim)
      if (other === undefined) owners.set(claim, file)
      else
        throw new Error(
          `${other} and ${file} both claim ${claim}. Take it out of one of them and start again.`,
        )
    }
  }
}

/** A brand, and to whom it belongs. */
export type TenantPlace = {
  readonly config: TenantConfig
  /** Host names that wear it, in lower case and without a port. */
  readonly hosts: readonly string[]
  /** Channel partners whose people see it, on whatever host name. */
  readonly channelPartners: readonly string[]
  /** Worn where no other brand is meant. */
  readonly isDefault: boolean
}
