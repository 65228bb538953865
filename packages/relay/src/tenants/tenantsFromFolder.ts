import { OptionError } from '@onlend/core/internal'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantConfig } from '@onlend/core'
import type { Principal } from '../http/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import { checkTenant } from './checkTenant.ts'
import type { TenantSource, TenantFacts } from './TenantSource.ts'

/** Brands that were read from a folder. */
export type TenantFolder = TenantSource & {
  /** By the names of their files. */
  readonly tenants: readonly TenantConfig[]
  /** The unknown names in the files, such as `sahel.json: feilds`; worth a line in a log. */
  readonly ignored: readonly string[]
  /** The `id` of the tenant of a person's channel partner, for `brands.tenantOf`; `null` for none. */
  readonly tenantOf: (principal: Pick<Principal, 'channelPartnerId'>) => string | null
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
      throw new OptionError(`${file} has more than ${largest} bytes. Take words out of it and start again.`)
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
    tenantOf: ({ channelPartnerId: id }) =>
      id === undefined ? null : (findOfChannel(places, id)?.config.id ?? null),
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new OptionError(`The folder of tenants ${folder} cannot be read. Make it, or name another one.`)
  })
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort()
  if (files.length > 0) return files
  throw new OptionError(
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
    (channel === undefined ? undefined : findOfChannel(places, channel)) ??
    places.find((place) => place.hosts.includes(host)) ??
    places.find((place) => place.isDefault)
  return found?.config ?? null
}

function findOfChannel(places: readonly TenantPlace[], id: string): TenantPlace | undefined {
  return places.find((place) => place.channelPartners.includes(id))
}

type ReadTenant = {
  place: TenantPlace
  /** The unknown names in the file. */
  ignored: string[]
}

const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/
const maxListed = 10

/**
 * Reads a tenant's file: a `TenantConfig`, and beside it `hosts`, `channelPartners` and `default`, which no browser ever sees.
 *
 * @throws Error that names the file, each field and what it must be.
 */
async function readTenantFile(file: string, text: string): Promise<ReadTenant> {
  const json = readJson(file, text)
  const { hosts = [], channelPartners = [], default: isDefault = false, ...brand } = json
  const { config, problems } = await checkTenant(brand)
  const found = [...(problems ?? [])]
  if (!isListOf(hosts, (host) => hostName.test(host)))
    found.push('hosts must be a list of host names in lower case, without ports')
  if (!isListOf(channelPartners, (id) => id !== '')) found.push('channelPartners must be a list of ids')
  if (typeof isDefault !== 'boolean') found.push('default must be true or false')
  if (!config || found.length > 0) {
    const list = found.slice(0, maxListed).join('; ')
    throw new OptionError(`${file} cannot be used: ${list}. Correct the file and start again.`)
  }
  // The casts follow the checks above.
  const place = { config, hosts, channelPartners, isDefault } as TenantPlace
  return { place, ignored: Object.keys(brand).filter((name) => !Object.hasOwn(config, name)) }
}

function readJson(file: string, text: string): Record<string, unknown> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const where = error instanceof Error ? error.message : 'it cannot be read'
    throw new OptionError(`${file} is not JSON: ${where}. Correct the file and start again.`)
  }
  if (isRecord(json)) return json
  throw new OptionError(`${file} must hold one JSON object, a tenant. Correct the file and start again.`)
}

function isListOf(value: unknown, isRight: (entry: string) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' && isRight(entry))
}

/** A brand and the file that it stands in. */
type FiledTenant = { file: string; place: TenantPlace }

/**
 * Makes sure that two brands never claim the same request.
 *
 * @throws Error that names both files when two tenants share an id, a host name or a channel partner, or are both the default.
 */
function checkPlaces(tenants: readonly FiledTenant[]): void {
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
        throw new OptionError(
          `${other} and ${file} both claim ${claim}. Take it out of one of them and start again.`,
        )
    }
  }
}

/** A brand, and the hosts and partners that it belongs to. */
type TenantPlace = {
  readonly config: TenantConfig
  /** Host names that wear it, in lower case and without a port. */
  readonly hosts: readonly string[]
  /** Channel partners whose people see it, on any host name. */
  readonly channelPartners: readonly string[]
  /** Worn where no other brand is meant. */
  readonly isDefault: boolean
}
