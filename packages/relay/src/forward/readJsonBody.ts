import type { EndpointName } from '@onlend/core'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { bodyLimits } from './bodyLimits.ts'
import { checkLength } from './checkLength.ts'
import { readLimited } from './readLimited.ts'
import { readText } from './readText.ts'

/**
 * Reads a JSON body whole: the bytes to forward and the text that they are.
 *
 * @throws RelayRefusal when it is too large or not UTF-8.
 */
export async function readJsonBody(
  request: Request,
  endpoint: EndpointName,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; text: string }> {
  const limit = bodyLimits.jsonOf[endpoint] ?? bodyLimits.json
  checkLength(request, limit)
  const bytes = await readLimited(request.body, limit)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const text = readText(bytes)
  if (text === null) throw new RelayRefusal('malformed_request')
  return { bytes, text }
}
