import { parse } from 'hono/utils/cookie'
import { brandCookie } from './brandCookie.ts'

/** The brand that this visitor of the demo put on; `null` for that of the host name. */
export function readChosenBrand(request: Request): string | null {
  return parse(request.headers.get('Cookie') ?? '', brandCookie)[brandCookie] ?? null
}
