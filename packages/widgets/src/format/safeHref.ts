const allowed: ReadonlySet<string> = new Set(['https:', 'http:', 'blob:'])

/** An address that is safe to open, or `null`: the service or a host can pass any text, `javascript:` included. */
export function safeHref(address: string): string | null {
  try {
    const url = new URL(address, 'https://relative.invalid')
    return allowed.has(url.protocol) ? address : null
  } catch {
    return null
  }
}
