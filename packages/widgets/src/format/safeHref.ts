const allowed: ReadonlySet<string> = new Set(['https:', 'http:', 'blob:'])

/** An address that a browser may be sent to, or `null`: the service or a host may hand over anything, `javascript:` included. */
export function safeHref(address: string): string | null {
  try {
    const url = new URL(address, 'https://relative.invalid')
    return allowed.has(url.protocol) ? address : null
  } catch {
    return null
  }
}
