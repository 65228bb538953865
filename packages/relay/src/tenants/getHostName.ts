/** The host name that a request was sent to, in lower case, without a port or a final dot; empty when it has none. */
export function getHostName(request: Request): string {
  if (!URL.canParse(request.url)) return ''
  return new URL(request.url).hostname.replace(/\.$/, '')
}
