import { OptionError } from '@onlend/core/internal'
import { bindRoutes, type BudgetContext, type Principal, type Route } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Clock } from '../lib/Clock.ts'
import type { Logger } from '../lib/Logger.ts'
import type { FindWornBrand } from '../tenants/index.ts'
import { brandRoutes } from './brandRoutes.ts'
import type { BrandKey } from './BrandRecord.ts'
import { findBrandErrors } from './findBrandErrors.ts'
import type { BrandStore } from './sql/brandStore.ts'

/** How people change the brands of tenants at run time. */
export type BrandOptions = {
  /**
   * Returns the `id` of the tenant whose brand this person may see and change; `null` for none. `authorize` then decides about each of `getBrand`,
   * `saveBrand`, `saveBrandFile`, `publishBrand` and `rollBackBrand`. A throw or more than two seconds mean no.
   */
  tenantOf: (principal: Principal) => string | null | Promise<string | null>
  /** Checks what the relay itself does not read, the look and the words, before a brand is published: `checkBrand` of `@onlend/brand`. @default no further check */
  check?: (brand: unknown) => readonly BrandFault[]
  /** Returns the preview id that a request brings, such as in a cookie: it wears the draft. @default no previews */
  previewOf?: (request: Request) => string | null
}

/** A fault that keeps a brand from being published; a `warning` does not. */
export type BrandFault = { severity: 'error' | 'warning'; path: string; reason: string }

/** The dependencies of this module. */
export type BrandsContext = IdentityContext &
  BudgetContext & {
    readonly environment: BrandKey['environment']
    readonly store: BrandStore & { prepare(now: number): Promise<void>; secret(): Promise<string> }
    readonly clock: Clock
    readonly logger: Logger
  }

/** The brands as the other modules see them. */
export type Brands = {
  readonly routes: readonly Route<unknown>[]
  /** Finds the draft that a request previews, else the published brand of a tenant. */
  readonly findWorn: FindWornBrand | undefined
}

/** Milliseconds for which an instance takes a published brand for the newest: many pages that ask cost the store one read. */
const pause = 500

/**
 * Makes the brands that people publish: a draft, numbered editions and a way back for each tenant.
 *
 * @throws TypeError for an option that cannot be.
 */
export function createBrands(options: BrandOptions | undefined, needs: BrandsContext): Brands {
  for (const [name, value] of Object.entries(options ?? { tenantOf: () => null }))
    if (value !== undefined && typeof value !== 'function')
      throw new OptionError(`brands.${name} is a function`)
  if (options && typeof options.tenantOf !== 'function')
    throw new OptionError('brands needs tenantOf: without it no person may change a brand')
  const routes = bindRoutes(brandRoutes, { ...needs, brands: options ?? null })
  return { routes, findWorn: options && createFinder(options, needs) }
}

type Worn = { edition: number; brand: object | null; readAt: number }

function createFinder(options: BrandOptions, { environment, store, clock }: BrandsContext): FindWornBrand {
  const known = new Map<string, Worn>()

  const findPreview = async (tenant: string, request: Request): Promise<object | null> => {
    const id = options.previewOf?.(request) ?? null
    const draft = id === null ? null : await store.findPreview({ environment, tenant }, id)
    const brand = draft && readBrand(draft.brand, { id: tenant, version: `draft-${draft.revision}` })
    if (brand === null) return null
    // The reader checks the brand of a customer partner, which is whole only over the tenant's.
    return tenant.includes('/') || (await findBrandErrors(options, brand)).length === 0 ? brand : null
  }

  const findPublished = async (tenant: string): Promise<object | null> => {
    const before = known.get(tenant) ?? null
    const now = clock.now()
    if (before !== null && Math.abs(now - before.readAt) < pause) return before.brand
    const newer = await store
      .findNewerBrand({ environment, tenant }, before?.edition ?? 0)
      .catch((error: unknown) => {
        // Without the store a page keeps the last brand; without any, the look that it has.
        if (before === null) throw error
        return null
      })
    const { edition = before?.edition ?? 0 } = newer ?? {}
    const latest = known.get(tenant)
    // A read that began earlier may end later.
    if (latest && latest.edition > edition) return latest.brand
    const brand = newer
      ? readBrand(newer.brand, { id: tenant, version: String(edition) })
      : (before?.brand ?? null)
    known.set(tenant, { edition, brand, readAt: now })
    return brand
  }

  return async (tenant, request) => {
    await store.prepare(clock.now())
    return (await findPreview(tenant, request)) ?? findPublished(tenant)
  }
}

/** The cast: the route that saved it accepts objects only. */
function readBrand(text: string, named: { id: string; version: string }): object {
  return { ...(JSON.parse(text) as object), ...named }
}
