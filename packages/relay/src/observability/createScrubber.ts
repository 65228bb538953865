import { createSecretPatterns } from '../lib/patterns/createSecretPatterns.ts'

/** `Authorization` values that were logged whole, and JSON web tokens. */
const credentials = /\b(?:Bearer|Basic)\s+[\w.~+/-]+=*|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/**
 * Makes the function that takes secrets out of a finished log line: the values given, as they are, in a URL, in a string of JSON and inside anything in
 * base64, and every text that looks like a credential.
 */
export function createScrubber(
  secrets: readonly string[] | (() => readonly string[]),
): (line: string) => string {
  const read = typeof secrets === 'function' ? secrets : () => secrets
  let list = read()
  let patterns = writePatterns(list)
  return (line) => {
    const now = read()
    if (now !== list) patterns = writePatterns(now)
    list = now
    let clean = line
    for (const { removeFrom } of patterns) clean = removeFrom(clean)
    return clean.replace(credentials, '[removed]')
  }
}

function writePatterns(secrets: readonly string[]) {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
  // The longest first, so that no rest of it stays where one secret is the beginning of another.
  return [...new Set(spellings)].sort((left, right) => right.length - left.length).map(createSecretPatterns)
}
