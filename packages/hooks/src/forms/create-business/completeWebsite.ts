/** A web address with its scheme, which people leave out: `shop.example` is `https://shop.example`. `null` for what is no web address. */
export function completeWebsite(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  try {
    const { protocol, hostname, username } = new URL(address)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    // A browser's own reading would take spaces and a mere word.
    const isNamed = /^[^.]+(?:\.[^.]+)+$/.test(hostname) && !/\s/.test(text)
    return isWeb && isNamed && username === '' ? address : null
  } catch {
    // Not an address at all.
    return null
  }
}
