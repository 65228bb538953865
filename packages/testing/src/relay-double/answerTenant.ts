import { parseTenantConfig } from '@onlend/core/internal'
import { refuse } from './refuse.ts'

/** The brand as the real relay answers it: checked, and without features and fields before sign-in. */
export function answerTenant(tenant: unknown, isSignedIn: boolean): Response {
  if (tenant === null) return refuse('not_found')
  const { config } = parseTenantConfig(tenant)
  if (!config) return refuse('internal')
  const data = isSignedIn ? config : { ...config, features: {}, fields: {} }
  return Response.json({ status: 'success', data })
}
