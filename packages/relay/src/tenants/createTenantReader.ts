import type { Clock } from '../lib/Clock.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { isRecord } from '../lib/isRecord.ts'
import type { Logger } from '../lib/Logger.ts'
import type { Written } from '../http/index.ts'
import { checkTenant } from './checkTenant.ts'
import type { TenantFacts, TenantSource } from './TenantSource.ts'
import type { TenantConfig } from '@onlend/core'
import { layBrand, reviewedLocales } from '@onlend/core/internal'
import { sha256 } from '../lib/sha256.ts'

/** Finds the brand for the facts of a request, and the business that it names; `null` for none. Rejects when the host failed, or returned an unusable brand. */
export type TenantReader = (facts: TenantFacts, customerPartnerId?: string) => Promise<ReadyTenant | null>

/** Finds the JSON of the brand that a request is to wear in the place of the tenant's own, or, for `tenant/customer partner`, over it; `null` for none. The same object while nothing changes. */
export type FindWornBrand = (tenant: string, request: Request) => Promise<object | null>

/** The dependencies of the reader. */
export type ReaderNeeds = {
  clock: Clock
  logger: Logger
  findWorn?: FindWornBrand | undefined
  /** Languages that no reader has accepted are on offer. */
  unreviewedLocales: boolean | undefined
}

/** Milliseconds for which the host is waited for. */
const timeout = 2_000
const maxListed = 10

/** Makes the reader that asks the host for brands and checks each once. */
export function createTenantReader(
  source: TenantSource,
  { clock, logger, findWorn, unreviewedLocales }: ReaderNeeds,
): TenantReader {
  // Weak: a host that makes a new object each time is served, checked each time, and costs no memory.
  const known = new WeakMap<object, Promise<ReadyTenant>>()

  const prepare = async (json: unknown): Promise<ReadyTenant> => {
    const { config, problems } = await checkTenant(json)
    if (config) return prepareTenant(unreviewedLocales ? config : withReviewed(config))
    const id = isRecord(json) && typeof json.id === 'string' ? json.id.slice(0, 64) : null
    logger.error(
      { event: 'tenant.invalid', tenant: id, problems: problems.slice(0, maxListed).join('; ') },
      'a tenant cannot be used, so its pages keep the look they have',
    )
    throw new TypeError('a tenant cannot be used')
  }

  const once = (json: object): Promise<ReadyTenant> => {
    const ready = known.get(json) ?? prepare(json)
    known.set(json, ready)
    return ready
  }

  /** The brand of the business that one of its own people acts for. */
  const findOver = async (
    { principal, request }: TenantFacts,
    tenant: string,
    asked: string | undefined,
  ): Promise<object | null> => {
    const partners = principal?.role === 'customer-partner' ? principal.customerPartners : []
    const [only = null, other] = partners
    const partner = other ? (partners.find(({ id }) => id === asked) ?? null) : only
    return partner && ((await findWorn?.(`${tenant}/${partner.id}`, request)) ?? null)
  }

  // One laid brand for each that is laid, so that each is checked once.
  const laid = new WeakMap<object, { base: object; whole: object }>()
  const layOnce = (base: TenantConfig, over: object): object => {
    const before = laid.get(over)
    if (before?.base === base) return before.whole
    const { version } = { version: '', ...over }
    const whole = {
      ...layBrand({ ...base }, { ...over }),
      version: `${base.version.slice(0, 40)}.${version}`,
    }
    laid.set(over, { base, whole })
    return whole
  }

  return async (facts, customerPartnerId) => {
    // Wrapped, so that `null` of the deadline is not taken for `null` of the source.
    const answered = await withDeadline(clock, timeout, async () => ({ json: await source.resolve(facts) }))
    if (answered === null) throw new Error('tenants.resolve took too long')
    const { json } = answered
    if (json === null || json === undefined) return null
    if (typeof json !== 'object') return prepare(json)
    const own = await once(json)
    const worn = (await findWorn?.(own.whole.data.id, facts.request)) ?? null
    // A brand that no longer passes, such as after an upgrade, is logged and not worn.
    const whole = worn === null ? own : await once(worn).catch(() => own)
    const over = await findOver(facts, own.whole.data.id, customerPartnerId)
    return over === null ? whole : once(layOnce(whole.whole.data, over)).catch(() => whole)
  }
}

/** A brand with the languages alone that readers have accepted; English stands in for its own. */
function withReviewed(config: TenantConfig): TenantConfig {
  const isReviewed = (tag: string) => reviewedLocales.includes(tag.split('-')[0] ?? '')
  const locale = isReviewed(config.locale) ? config.locale : 'en'
  return { ...config, locale, locales: [...new Set([locale, ...config.locales.filter(isReviewed)])] }
}

/** Makes the two answers of a brand, once: for people who are signed in, and for visitors. */
async function prepareTenant(config: TenantConfig): Promise<ReadyTenant> {
  // Features, fields and limits reveal how the partner works.
  const forEverybody = { ...config, features: {}, fields: {}, limits: {} }
  const [whole, open] = await Promise.all([view(config), view(forEverybody)])
  return { whole, open }
}

async function view(config: TenantConfig): Promise<TenantView> {
  const body = JSON.stringify({ status: 'success', message: 'ok', data: config })
  return { data: config, body, etag: `"${(await sha256(body)).slice(0, 32)}"` }
}

/** One view of a brand, and the answer that holds it. */
export type TenantView = Written<TenantConfig> & {
  /** Quoted, as in the header. */
  readonly etag: string
}

/** A brand that has been checked. */
export type ReadyTenant = {
  /** For people who are signed in. */
  readonly whole: TenantView
  /** For visitors: look, name, words, contacts and legal text, without the features, fields and limits of the partner's people. */
  readonly open: TenantView
}
