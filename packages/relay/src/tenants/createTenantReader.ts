import type { Clock } from '../Clock.ts'
import { withDeadline } from '../identity/withDeadline.ts'
import { isRecord } from '../lib/isRecord.ts'
import type { Logger } from '../Logger.ts'
import { checkTenant } from './checkTenant.ts'
import { prepareTenant } from './prepareTenant.ts'
import type { ReadyTenant } from './ReadyTenant.ts'
import type { TenantFacts, TenantSource } from './TenantSource.ts'

/** Finds the brand for what is known of whoever asks; `null` for none. Rejects when the host could not say, or said something unusable. */
export type TenantReader = (facts: TenantFacts) => Promise<ReadyTenant | null>

/** Milliseconds for which the host is waited for. */
const patience = 2_000
const told = 10

/** Makes what asks the host for brands and checks each of them once. */
export function createTenantReader(
  source: TenantSource,
  { clock, logger }: { clock: Clock; logger: Logger },
): TenantReader {
  // Weak: a host that makes a new object each time is served, checked each time, and costs no memory.
  const known = new WeakMap<object, Promise<ReadyTenant>>()

  const prepare = async (json: unknown): Promise<ReadyTenant> => {
    const { config, problems } = await checkTenant(json)
    if (config) return prepareTenant(config)
    const id = isRecord(json) && typeof json.id === 'string' ? json.id.slice(0, 64) : null
    logger.error(
      { event: 'tenant.invalid', tenant: id, problems: problems.slice(0, told).join('; ') },
      'a tenant cannot be used, so its pages keep the look they have',
    )
    throw new TypeError('a tenant cannot be used')
  }

  return async (facts) => {
    // Wrapped, so that no brand is told from no answer in time.
    const answered = await withDeadline(clock, patience, async () => ({ json: await source.resolve(facts) }))
    if (answered === null) throw new Error('tenants.resolve took too long')
    const { json } = answered
    if (json === null || json === undefined) return null
    if (typeof json !== 'object') return prepare(json)
    const ready = known.get(json) ?? prepare(json)
    known.set(json, ready)
    return ready
  }
}
