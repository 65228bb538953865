import { foldKey } from '../json/foldKey.ts'
import { writing } from '../json/writing.ts'

const secretKey = 'appkey'

/**
 * Whether a key, given by the places of its quotes and how it is written, names a partner's credential. Case, hyphens and underscores
 * make no difference.
 */
export function isSecretKey(bytes: Uint8Array, start: number, end: number, marks: number): boolean {
  if (marks !== writing.plain) return foldKey(readKey(bytes.subarray(start, end))) === secretKey
  let found = 0
  for (let at = start + 1; at < end - 1; at += 1) {
    const byte = bytes[at]
    if (byte === 0x2d || byte === 0x5f) continue
    // Only the two cases of a letter become that letter here.
    if (byte === undefined || (byte | 0x20) !== secretKey.charCodeAt(found)) return false
    found += 1
  }
  return found === secretKey.length
}

function readKey(quoted: Uint8Array): string {
  // The cast follows the scan, which let nothing but a JSON string come here.
  return JSON.parse(new TextDecoder().decode(quoted)) as string
}
