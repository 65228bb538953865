import type { WriteName } from '@onlend/core/internal'
import { RelayRefusal } from './RelayRefusal.ts'
import type { Clock } from '../lib/Clock.ts'
import { bodyLimits } from './bodyLimits.ts'
import { checkLength, openBody } from './requestBody.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'

/**
 * Reads a JSON body whole: the bytes to forward and the text that they are.
 *
 * @throws RelayRefusal when it is too large, too slow, not as long as announced, or not UTF-8.
 */
export async function readJsonBody(
  request: Request,
  { endpoint, clock }: { endpoint: WriteName; clock: Clock },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; text: string }> {
  const limit = bodyLimits.json(endpoint)
  const announced = checkLength(request, limit)
  const bytes = await readLimited(openBody(request, clock), limit).catch((error: unknown) => {
    // The sender has gone: a body that broke off is not a body.
    throw error instanceof RelayRefusal ? error : new RelayRefusal('malformed_request')
  })
  if (bytes === null) throw new RelayRefusal('body_too_large')
  if (announced !== null && announced !== bytes.byteLength) {
    throw new RelayRefusal('malformed_request', { data: { announced, received: bytes.byteLength } })
  }
  const text = readText(bytes)
  if (text === null) throw new RelayRefusal('malformed_request')
  return { bytes, text }
}
