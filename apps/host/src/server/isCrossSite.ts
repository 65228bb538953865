/**
 * Whether a browser says that another site sent a request. Those without Fetch Metadata say with `Origin` where a write came from, which
 * is compared with where browsers find this app, or with the request itself while that is not known.
 */
export function isCrossSite(request: Request, publicOrigin: string | null): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  if (origin === null || origin === publicOrigin) return false
  return publicOrigin !== null || !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
