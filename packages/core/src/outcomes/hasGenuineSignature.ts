import { hmac } from '../lib/hmac.ts'
import { isSameSecret } from '../lib/isSameSecret.ts'
import { readBase64 } from '../lib/readBase64.ts'
import { toHex } from '../lib/toHex.ts'

type SignedMessage = { id: string; timestamp: string; body: Uint8Array; signatures: string }

/** Whether a message by Standard Webhooks has a signature under one of the keys, over its id, its time and its body. */
export function hasGenuineSignature(
  { id, timestamp, body, signatures }: SignedMessage,
  keys: readonly Uint8Array[],
): boolean {
  // Two headers of one name arrive joined by a comma.
  const received = signatures.split(/,?\s+|,$/).flatMap((entry) => {
    const bytes = entry.startsWith('v1,') ? readBase64(entry.slice(3)) : null
    return bytes?.byteLength === 32 ? [toHex(bytes)] : []
  })
  let isGenuine = false
  // One computation for each key, so that many signatures in a header cost no more than one.
  for (const key of received.length === 0 ? [] : keys) {
    const expected = toHex(hmac(key, `${id}.${timestamp}.`, body))
    for (const signature of received) isGenuine = isSameSecret(expected, signature) || isGenuine
  }
  return isGenuine
}
