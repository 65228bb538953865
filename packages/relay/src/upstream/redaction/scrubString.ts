import type { SecretPatterns } from '../../lib/patterns/createSecretPatterns.ts'
import { cutSecrets } from './cutSecrets.ts'
import { foldKey } from '../../lib/foldKey.ts'
import { secretKey } from '../../lib/patterns/secretKeys.ts'

/** A quoted word with a colon after it, at any depth of quoting. */
const quotedKey = /"([^"]{1,64})"\s*:/g
const escapedLetter = /\\u([0-9a-fA-F]{4})/g

const encoder = new TextEncoder()

/** A string of an answer, given with its quotes, without secrets; `null` when there are none in it. */
export function scrubString(
  quoted: Uint8Array,
  secrets: SecretPatterns,
  { lookInside, removed }: { lookInside: boolean; removed: Set<string> },
): Uint8Array | null {
  // The cast follows the scan, which lets only a JSON string come here.
  const text = JSON.parse(new TextDecoder().decode(quoted)) as string
  const named = secrets.removeFrom(text)
  const clean = (lookInside ? scrubInside(named, secrets, removed) : null) ?? cutQuotedKey(named)
  return clean === text ? null : encoder.encode(JSON.stringify(clean))
}

/** JSON that stands in a string, without its secrets; `null` when it is none, such as a sentence that happens to begin with a bracket. */
function scrubInside(text: string, secrets: SecretPatterns, removed: Set<string>): string | null {
  if (!/^\s*[[{]/.test(text)) return null
  const inner = encoder.encode(text)
  const clean = cutSecrets(inner, secrets, { lookInside: false, removed })
  return clean === inner ? text : clean && new TextDecoder().decode(clean)
}

/** A sentence that quotes JSON, or the beginning of some, ends where it would name a partner's credential. */
function cutQuotedKey(text: string): string {
  for (const { 1: word = '', index } of text.matchAll(quotedKey)) {
    const key = word
      .replace(escapedLetter, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\', '')
    if (foldKey(key) === secretKey) return `${text.slice(0, index)}[removed]`
  }
  return text
}
