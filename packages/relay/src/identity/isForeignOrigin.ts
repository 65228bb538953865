import { isOwnOrigin } from './isOwnOrigin.ts'

/** Whether a page sent a request whose origin is neither listed nor the relay's own. A sender without an origin is no page. */
export function isForeignOrigin(request: Request, listed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null || listed.has(origin)) return false
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') return false
  return !isOwnOrigin(origin, request.url)
}
