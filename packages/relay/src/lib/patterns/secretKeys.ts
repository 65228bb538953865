import { foldKey } from '../foldKey.ts'

/** The name of a partner's credential, as `foldKey` leaves it. */
export const secretKey = 'appkey'

/** Whether a key, with its quotes at `start` and before `end`, names a partner's credential. Case, hyphens and underscores make no difference. */
export function isSecretKey(bytes: Uint8Array, start: number, end: number): boolean {
  let found = 0
  for (let at = start + 1; at < end - 1; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0x2d || byte === 0x5f) continue
    // An escape, or a letter that is nothing, or one of these, only in Unicode's eyes.
    if (byte === 0x5c || byte >= 0x7f) return foldKey(readKey(bytes.subarray(start, end))) === secretKey
    // Only the two cases of a letter become that letter here.
    if ((byte | 0x20) !== secretKey.charCodeAt(found)) return false
    found += 1
  }
  return found === secretKey.length
}

function readKey(quoted: Uint8Array): string {
  // The cast follows the scan, which lets only a JSON string come here.
  return JSON.parse(new TextDecoder().decode(quoted)) as string
}
