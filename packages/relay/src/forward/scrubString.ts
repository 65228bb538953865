import type { SecretPatterns } from './SecretPatterns.ts'
import { scrubJson } from './scrubJson.ts'

const encoder = new TextEncoder()

/** A string of an answer, given with its quotes, without secrets; `null` when there are none in it. */
export function scrubString(
  quoted: Uint8Array,
  secrets: SecretPatterns,
  { lookInside }: { lookInside: boolean },
): Uint8Array | null {
  // The cast follows the scan, which let nothing but a JSON string come here.
  const text = JSON.parse(new TextDecoder().decode(quoted)) as string
  const clean = secrets.removeFrom(text)
  const inner = lookInside && /^\s*[[{]/.test(clean) ? encoder.encode(clean) : null
  // A sentence that happens to start with a bracket is no JSON: there are no members in it to remove.
  const cleanInner = inner && scrubJson(inner, secrets, { lookInside: false })
  if (cleanInner && cleanInner !== inner)
    return encoder.encode(JSON.stringify(new TextDecoder().decode(cleanInner)))
  return clean === text ? null : encoder.encode(JSON.stringify(clean))
}
