import type { RequestBody } from './RequestBody.ts'
import type { RouteMatch } from './matchRoute.ts'

/** The partner of a call: the id in the path, or in the body of endpoints that carry it there. */
export function findOwnerId(route: RouteMatch, body: RequestBody): string | null {
  if (!route.found || !route.owner) return null
  const inPath = route.params[route.owner]
  if (inPath !== undefined) return inPath
  const field = route.owner === 'customerPartnerId' ? 'customer_partner_id' : 'channel_partner_id'
  if (body.kind === 'form') return body.fields.get(field) ?? null
  if (body.kind !== 'json' || typeof body.plain !== 'object' || body.plain === null) return null
  const inBody: unknown = Reflect.get(body.plain, field)
  return typeof inBody === 'string' ? inBody : null
}
