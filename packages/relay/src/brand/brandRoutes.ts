import { layBrand, toHex } from '@onlend/core/internal'
import * as own from '@onlend/core/relay'
import type { BrandDocument } from '@onlend/core/relay'
import {
  openBody,
  type Principal,
  readSmallBody,
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
} from '../http/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { scanJson } from '../lib/scanJson.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { BrandKey, BrandRecord, BrandStep } from './BrandRecord.ts'
import { brandFileRoutes } from './brandFileRoutes.ts'
import { type BrandRouteContext, findBrand } from './findBrand.ts'
import { findBrandErrors } from './findBrandErrors.ts'

type Context = BrandRouteContext
/** The customer partner whose brand is meant; left out for the tenant's. */
type Asked = { readonly customerPartnerId?: string | undefined }
type Answer = Promise<RouteAnswer<typeof own.getBrand>>

/**
 * Reads the brand of the person's tenant.
 *
 * @throws RelayRefusal for a person who has no brand to change.
 */
async function answerBrand(context: Context, { principal, parameters }: RelayRequest<Asked>): Answer {
  const { key } = await findBrand(context, principal, 'getBrand', parameters.customerPartnerId)
  return { data: writeDocument(key, await context.store.readBrand(key)) }
}

/**
 * Saves the draft.
 *
 * @throws RelayRefusal for a person who may not, an invalid body, and an older revision.
 */
async function answerSave(context: Context, { principal, parameters, request }: RelayRequest<Asked>): Answer {
  const { key } = await findBrand(context, principal, 'saveBrand', parameters.customerPartnerId)
  const { revision, brand } = await readSave(context, request)
  return change(context, { key, principal }, { type: 'save', revision, brand })
}

/**
 * Publishes the draft, or an older edition once more.
 *
 * @throws RelayRefusal for a person who may not, an invalid body, an unknown edition, an older revision, and a brand with an error.
 */
async function answerPublication(
  context: Context,
  { principal, parameters, request }: RelayRequest<Asked>,
  endpoint: 'publishBrand' | 'rollBackBrand',
): Answer {
  const { key, options } = await findBrand(context, principal, endpoint, parameters.customerPartnerId)
  const { store } = context
  const { revision, edition } = await readSmallBody(context, request)
  const isBack = endpoint === 'rollBackBrand'
  if (!isCount(revision) || (isBack && !isCount(edition))) throw new RelayRefusal('malformed_request')
  const record = await store.readBrand(key)
  if (record.draft?.revision !== revision) throw refuseOld(key, record)
  const text = isBack ? await store.readEdition(key, Number(edition)) : record.draft.brand
  if (text === null) throw new RelayRefusal('not_found')
  // The cast: `readSave` accepts objects only.
  const brand = JSON.parse(text) as Record<string, unknown>
  const [tenant = '', partner] = key.tenant.split('/')
  const base = partner === undefined ? {} : await readBase(context, { ...key, tenant })
  const problems = await findBrandErrors(options, { ...layBrand(base, brand), id: tenant })
  if (problems.length > 0) throw new RelayRefusal('brand_invalid', { data: { problems } })
  const asked = isBack
    ? ({ type: 'rollBack', edition: Number(edition) } as const)
    : { type: 'publish' as const }
  return change(context, { key, principal }, { ...asked, revision })
}

/** The tenant's published brand, over which that of a customer partner is laid; the least that a brand needs where it wears the host's own. */
async function readBase({ store }: Context, key: BrandKey): Promise<Record<string, unknown>> {
  const { published } = await store.readBrand(key)
  const least = { name: key.tenant, locale: 'en' }
  // The cast: `readSave` accepts objects only.
  return { ...least, ...(published && (JSON.parse(published.brand) as object)) }
}

async function change(
  { store, clock }: Context,
  { key, principal }: { key: BrandKey; principal: Principal },
  step: BrandStep,
): Answer {
  const secret = await store.secret()
  const isChanged = await store.changeBrand(key, {
    ...step,
    by: principal.userId,
    now: clock.now(),
    preview: toHex(crypto.getRandomValues(new Uint8Array(16))),
    sign: (text) => keyedHash(secret, text),
  })
  const record = await store.readBrand(key)
  if (!isChanged) throw refuseOld(key, record)
  return { data: writeDocument(key, record) }
}

function refuseOld(key: BrandKey, record: BrandRecord): RelayRefusal {
  return new RelayRefusal('draft_changed', { data: writeDocument(key, record) })
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Bytes of a draft with its revision. */
const longest = 524_288

/**
 * Reads a save, `{ revision, brand }`; returns `brand` as JSON text.
 *
 * @throws RelayRefusal for an invalid or too large body.
 */
async function readSave(
  { clock }: Context,
  request: Request,
): Promise<{ revision: number | null; brand: string }> {
  const bytes = await readLimited(openBody(request, clock), longest)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const text = readText(bytes)
  const body = text !== null && isStrict(text) ? tryParseJson(text) : null
  if (!isRecord(body) || !isRecord(body.brand)) throw new RelayRefusal('malformed_request')
  const { revision, brand } = body
  if (revision !== null && !isCount(revision)) throw new RelayRefusal('malformed_request')
  return { revision, brand: JSON.stringify(brand) }
}

/** Whether the JSON is not nested too deeply, and not ambiguous to two parsers. */
function isStrict(text: string): boolean {
  try {
    scanJson(text, { strict: true })
    return true
  } catch {
    return false
  }
}

function writeDocument({ tenant }: BrandKey, { draft, published, history }: BrandRecord): BrandDocument {
  const iso = (at: number) => new Date(at).toISOString()
  // The cast: `readSave` accepts objects only.
  const read = (text: string) => JSON.parse(text) as Record<string, unknown>
  return {
    tenantId: tenant.split('/')[0] ?? '',
    revision: draft?.revision ?? null,
    draft: draft && { brand: read(draft.brand), by: draft.by, at: iso(draft.at), previewId: draft.preview },
    published: published && read(published.brand),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: iso(at) })),
  }
}

/** The routes of the brands that people publish. */
export const brandRoutes: readonly Route<Context>[] = [
  route(own.getBrand, { session: true, budget: 'reads', handle: answerBrand }),
  route(own.saveBrand, { session: true, budget: 'uploads', handle: answerSave }),
  route(own.publishBrand, {
    session: true,
    budget: 'writes',
    handle: (context: Context, asked) => answerPublication(context, asked, 'publishBrand'),
  }),
  route(own.rollBackBrand, {
    session: true,
    budget: 'writes',
    handle: (context: Context, asked) => answerPublication(context, asked, 'rollBackBrand'),
  }),
  ...brandFileRoutes,
]
