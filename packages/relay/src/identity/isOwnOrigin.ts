/** Whether an origin is the one that a request came to: by host and not by scheme, since a proxy may have ended TLS before here. */
export function isOwnOrigin(origin: string, url: string): boolean {
  return URL.canParse(origin) && URL.canParse(url) && new URL(origin).host === new URL(url).host
}
