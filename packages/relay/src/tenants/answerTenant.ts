import { createQueryReader } from '@onlend/core/internal'
import { getTenant } from '@onlend/core/relay'
import {
  consumeBudget,
  limitRate,
  type OpenRequest,
  type Principal,
  RelayRefusal,
  type RouteAnswer,
} from '../http/index.ts'
import { authenticateRequest, readBearer } from '../identity/index.ts'
import type { TenantContext } from './tenantFor.ts'
import { getHostName } from './getHostName.ts'

/**
 * Never from a shared cache, since one address has the answer of every tenant; a browser keeps it and asks each time whether it is the
 * newest, which costs a page on a slow link a few hundred bytes.
 */
const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' } as const

const readQuery = createQueryReader(getTenant.path)

/**
 * Answers the brand of the session, or, to a visitor, the part of the host name's brand that every visitor may see: a sign-in page wears it.
 *
 * @throws RelayRefusal for no brand, for another query, for a token that is no longer good, for another site, and over the budget.
 */
export async function answerTenant(
  context: TenantContext,
  { request, query, trace }: OpenRequest<object>,
): Promise<RouteAnswer<typeof getTenant>> {
  const asked = readQuery(query)
  if (!asked) throw new RelayRefusal('malformed_request')
  const principal = await findVisitor(context, request)
  trace.userId = principal?.userId ?? null
  if (principal) await limitRate(context, { principal, use: 'reads', asksService: false })
  else await consumeBudget(context, 'visitors', 'all')
  const facts = { host: getHostName(request), principal, request }
  const tenant = await context.tenants?.(facts, asked.customerPartnerId)
  if (!tenant) throw new RelayRefusal('not_found')
  const view = principal ? tenant.whole : tenant.open
  const { etag } = view
  const headers = { ...caching, ETag: etag }
  if (matchesEtag(request.headers.get('If-None-Match'), etag)) return { status: 304, headers }
  return { written: view, headers }
}

async function findVisitor(context: TenantContext, request: Request): Promise<Principal | null> {
  try {
    return await authenticateRequest(context, request)
  } catch (error) {
    const isNobody =
      error instanceof RelayRefusal && ['unauthenticated', 'rights_unknown'].includes(error.code)
    // A page that lives by tokens renews one that is refused; were it taken for a visitor, it would never learn to.
    const hasToken = context.identity.tokens !== null && readBearer(request) !== null
    if (isNobody && !hasToken) return null
    throw error
  }
}

/** Whether `If-None-Match` says that the caller has this very answer (RFC 9110, section 13.1.2: compared weakly). */
function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false
  if (condition.trim() === '*') return true
  return condition.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
