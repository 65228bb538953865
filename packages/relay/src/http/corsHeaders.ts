import { relayHeaders } from '@onlend/core/relay'

const exposed = [
  relayHeaders.mark,
  relayHeaders.error,
  relayHeaders.operation,
  relayHeaders.replayed,
  relayHeaders.requestId,
  relayHeaders.ledgerEpoch,
  'Retry-After',
  // The headers that tus 1.0.0 answers (https://tus.io/protocols/resumable-upload).
  'Location',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  relayHeaders.rejection,
].join(', ')

/** The origins that may read answers: those of token mode, `null` without it. */
export type CorsContext = {
  readonly identity: { readonly tokens: { readonly origins: ReadonlySet<string> } | null }
}

/**
 * The headers that let a page of a listed origin read an answer; none without token mode. Cookies are never allowed, so that such a page
 * has only the rights of its token. `Cross-Origin-Resource-Policy` stays `same-origin`: it does not concern requests that ask for
 * CORS, and keeps every other page from embedding an answer (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
 */
export function corsHeaders({ identity }: CorsContext, request: Request): Record<string, string> {
  if (!identity.tokens) return {}
  const origin = request.headers.get('Origin')
  if (origin === null || !identity.tokens.origins.has(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposed,
  }
}
