import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import type { CorsContext } from './corsHeaders.ts'

const headers = [
  'Authorization',
  'Content-Type',
  'Last-Event-ID',
  // The headers of the relay's answers begin in another way.
  ...Object.values(relayHeaders).filter((name) => /^X-|^Idempotency-Key$/.test(name)),
  // The headers that tus 1.0.0 sends (https://tus.io/protocols/resumable-upload).
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Offset',
  'Upload-Metadata',
].join(', ')

/** Seconds for which a browser may remember the answer. */
const maxAge = '600'

/** Answers OPTIONS for every path alike and without a session: the answer says what an origin may request, never which paths exist. */
export function answerPreflight(
  { identity, methods }: CorsContext & { readonly methods: string },
  request: Request,
): RelayAnswer {
  const origin = request.headers.get('Origin')
  const isAllowed = origin !== null && identity.tokens?.origins.has(origin) === true
  if (!isAllowed || !request.headers.has('Access-Control-Request-Method'))
    return { status: 204, headers: {}, body: null }
  const allowed = {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': maxAge,
  }
  return { status: 204, headers: allowed, body: null }
}
