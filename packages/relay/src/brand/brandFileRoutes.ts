import * as own from '@onlend/core/relay'
import { relayHeaders } from '@onlend/core/relay'
import {
  consumeBudget,
  type OpenRequest,
  openBody,
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
} from '../http/index.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { readLimited } from '../lib/readLimited.ts'
import { sha256 } from '../lib/sha256.ts'
import { type BrandRouteContext, findBrand } from './findBrand.ts'
import { inspectBrandFile } from './inspectBrandFile.ts'

const maxBytes = 262_144
const maxFiles = 24

/**
 * Keeps a logo or a font; the same bytes once.
 *
 * @throws RelayRefusal for a person who may not, and for a file that is too large, of another type, harmful, or one too many.
 */
async function answerBrandFile(
  context: BrandRouteContext,
  { principal, request }: RelayRequest<object>,
): Promise<RouteAnswer<typeof own.saveBrandFile>> {
  const { store, clock } = context
  const { key } = await findBrand(context, principal, 'saveBrandFile')
  const tooLarge = { data: { sentence: 'The file is larger than 256 KB. Save it smaller.', maxBytes } }
  if (Number(request.headers.get('Content-Length')) > maxBytes)
    throw new RelayRefusal('body_too_large', tooLarge)
  const bytes = await readLimited(openBody(request, clock), maxBytes)
  if (bytes === null) throw new RelayRefusal('body_too_large', tooLarge)
  if (bytes.byteLength === 0) throw refuseFile('empty', 'The file is empty.')
  const inspected = inspectBrandFile(bytes)
  if ('sentence' in inspected) throw refuseFile(inspected.reason, inspected.sentence)
  const { type } = inspected
  const digest = await sha256(bytes)
  const secret = await store.secret()
  const isKept = await store.addBrandFile(key, {
    ...{ digest, type, bytes, maxFiles },
    by: principal.userId,
    now: clock.now(),
    sign: (text) => keyedHash(secret, text),
  })
  if (!isKept) {
    const sentence = `The brand has ${maxFiles} files, and each is named by a draft or an edition, or is new. Use one of them.`
    throw new RelayRefusal('staging_full', { data: { sentence, maxFiles } })
  }
  return { data: { path: `/brand-files/${digest}`, digest, type, size: bytes.byteLength } }
}

function refuseFile(reason: own.UploadRejection, sentence: string): RelayRefusal {
  return new RelayRefusal('upload_rejected', {
    data: { reason, sentence },
    headers: { [relayHeaders.rejection]: reason },
  })
}

/** The headers of a kept file: caches keep it for good, every page may show it, and opened as a page it runs nothing. */
const fileHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/**
 * Sends a logo or a font to anybody.
 *
 * @throws RelayRefusal for an unknown digest, and over the budget of visitors.
 */
async function answerBytes(
  context: BrandRouteContext,
  { parameters: { digest }, query }: OpenRequest<{ digest: string }>,
): Promise<RouteAnswer<typeof own.getBrandFile>> {
  const { store, clock, environment, brands } = context
  if (query !== '') throw new RelayRefusal('malformed_request')
  await consumeBudget(context, 'visitors', 'all')
  if (!brands || !/^[0-9a-f]{64}$/.test(digest)) throw new RelayRefusal('not_found')
  await store.prepare(clock.now())
  const file = await store.findBrandFile(environment, digest)
  if (!file) throw new RelayRefusal('not_found')
  return { headers: { ...fileHeaders, 'Content-Type': file.type }, stream: new Blob([file.bytes]).stream() }
}

/** The routes of the logos and fonts of brands. */
export const brandFileRoutes: readonly Route<BrandRouteContext>[] = [
  route(own.saveBrandFile, { session: true, budget: 'uploads', handle: answerBrandFile }),
  route(own.getBrandFile, { session: false, budget: null, handle: answerBytes }),
]
