/** What stands where a secret was. */
const removed = '[removed]'

/** `Authorization` values that somebody logged whole, and JSON web tokens. */
const credentials = /\b(?:Bearer|Basic)\s+[\w.~+/-]+=*|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/**
 * Makes what takes secrets out of a finished log line: the values given, as they are, in base64 and in a URL, and anything that looks
 * like a credential.
 */
export function createScrubber(secrets: readonly string[]): (line: string) => string {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [
      secret,
      btoa(secret),
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ])
  // The longest first, so that no rest of it stays.
  const values = [...new Set(spellings)].sort((left, right) => right.length - left.length)
  return (line) => {
    let clean = line
    for (const value of values) clean = clean.replaceAll(value, removed)
    return clean.replace(credentials, removed)
  }
}
