import { parseTenantConfig } from '@onlend/core/internal'
import { refuse } from './refuse.ts'

const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' }

/** Answers with the brand as the real relay does: checked, and without features and fields before sign-in. */
export function answerTenant(
  tenant: unknown,
  isSignedIn: boolean,
  { query, isCrossSite }: { query: string; isCrossSite: boolean },
): Response {
  if (query !== '') return refuse('malformed_request')
  if (isCrossSite) return refuse('cross_site')
  if (tenant === null) return refuse('not_found')
  const { config } = parseTenantConfig(tenant)
  if (!config) return refuse('internal')
  const data = isSignedIn ? config : { ...config, features: {}, fields: {} }
  return Response.json({ status: 'success', message: 'ok', data }, { headers: caching })
}
