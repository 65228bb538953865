import { isRecord } from '../lib/isRecord.ts'
import { checkTenant } from './checkTenant.ts'
import type { TenantPlace } from './TenantPlace.ts'

type ReadTenant = {
  place: TenantPlace
  /** Names that stand in the file and mean nothing. */
  ignored: string[]
}

const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/
const told = 10

/**
 * Reads what a tenant's file holds: a `TenantConfig`, and beside it `hosts`, `channelPartners` and `default`, which no browser ever sees.
 *
 * @throws Error that names the file, each field and what it must be.
 */
export async function readTenantFile(file: string, text: string): Promise<ReadTenant> {
  const json = readJson(file, text)
  const { hosts = [], channelPartners = [], default: isDefault = false, ...brand } = json
  const { config, problems } = await checkTenant(brand)
  const found = [...(problems ?? [])]
  if (!isListOf(hosts, (host) => hostName.test(host)))
    found.push('hosts must be a list of host names in lower case, without ports')
  if (!isListOf(channelPartners, (id) => id !== '')) found.push('channelPartners must be a list of ids')
  if (typeof isDefault !== 'boolean') found.push('default must be true or false')
  if (!config || found.length > 0) {
    const list = found.slice(0, told).join('; ')
    throw new Error(`${file} cannot be used: ${list}. Correct the file and start again.`)
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
    throw new Error(`${file} is not JSON: ${where}. Correct the file and start again.`)
  }
  if (isRecord(json)) return json
  throw new Error(`${file} must hold one JSON object, a tenant. Correct the file and start again.`)
}

function isListOf(value: unknown, isRight: (entry: string) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' && isRight(entry))
}
