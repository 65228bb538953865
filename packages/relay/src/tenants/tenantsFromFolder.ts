import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantConfig } from '@onlend/core'
import { checkPlaces, type FiledTenant, type TenantPlace } from './checkPlaces.ts'
import { readTenantFile } from './readTenantFile.ts'
import type { TenantSource, TenantFacts } from './TenantSource.ts'

/** Brands that were read from a folder. */
export type TenantFolder = TenantSource & {
  /** By the names of their files. */
  readonly tenants: readonly TenantConfig[]
  /** What stands in a file and means nothing, such as `sahel.json: feilds`; worth a line in a log. */
  readonly ignored: readonly string[]
}

/** Bytes of a file; a brand is not larger. */
const largest = 1_048_576

/**
 * Reads every `*.json` of a folder as a tenant, once. A file is a `TenantConfig` with, beside it, `hosts` (host names that wear it),
 * `channelPartners` (whose people see it on every host name) and `default` (worn where no other is meant). For brands that change while
 * the server runs, write a `TenantSource` over your database instead.
 *
 * @throws Error that names the file, the field and what it must be.
 * @example
 * const tenants = await tenantsFromFolder('./tenants')
 */
export async function tenantsFromFolder(folder: string): Promise<TenantFolder> {
  const found: FiledTenant[] = []
  const ignored: string[] = []
  for (const file of await listFiles(folder)) {
    const path = join(folder, file)
    if ((await stat(path)).size > largest)
      throw new Error(`${file} has more than ${largest} bytes. Take words out of it and start again.`)
    const { place, ignored: names } = await readTenantFile(file, await readFile(path, 'utf8'))
    found.push({ file, place })
    ignored.push(...names.map((name) => `${file}: ${name}`))
  }
  checkPlaces(found)
  const places = found.map(({ place }) => place)
  return {
    tenants: places.map(({ config }) => config),
    ignored,
    resolve: (facts) => chooseTenant(places, facts),
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`The folder of tenants ${folder} cannot be read. Make it, or name another one.`)
  })
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort()
  if (files.length > 0) return files
  throw new Error(
    `The folder of tenants ${folder} holds no .json file. Put one in it, or leave the folder out.`,
  )
}

/**
 * The brand of the session's channel partner, else that of the host name, else the default one. The session comes first, so that a
 * `Host` header cannot show a person another partner’s brand.
 */
function chooseTenant(
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
