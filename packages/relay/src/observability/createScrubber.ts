import { createSecretPatterns } from '../upstream/createSecretPatterns.ts'

/** `Authorization` values that somebody logged whole, and JSON web tokens. */
const credentials = /\b(?:Bearer|Basic)\s+[\w.~+/-]+=*|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/**
 * Makes what takes secrets out of a finished log line: the values given, as they are, in a URL, in a string of JSON and inside anything in
 * base64, and whatever looks like a credential.
 */
export function createScrubber(secrets: readonly string[]): (line: string) => string {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
  // The longest first, so that no rest of it stays where one secret is the beginning of another.
  const patterns = [...new Set(spellings)]
    .sort((left, right) => right.length - left.length)
    .map(createSecretPatterns)
  return (line) => {
    let clean = line
    for (const { removeFrom } of patterns) clean = removeFrom(clean)
    return clean.replace(credentials, '[removed]')
  }
}
