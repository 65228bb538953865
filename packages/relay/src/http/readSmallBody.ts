import { toSeenTexts } from '@onlend/core/internal'
import { RelayRefusal } from './RelayRefusal.ts'
import { openBody } from './requestBody.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { Clock } from '../lib/Clock.ts'

/**
 * Reads the JSON object that one of the relay's own routes takes. No text in it keeps hidden characters: people read reasons, evidence and names
 * later, whichever client sent them.
 *
 * @throws RelayRefusal when it is not one, or longer than such a thing can be.
 */
export async function readSmallBody(
  { clock }: { clock: Clock },
  request: Request,
  /** Bytes. */
  longest = 4_096,
): Promise<Record<string, unknown>> {
  const bytes = await readLimited(openBody(request, clock), longest)
  const text = bytes && readText(bytes)
  const body = text === null ? null : toSeenTexts(tryParseJson(text))
  if (!isRecord(body)) throw new RelayRefusal('malformed_request')
  return body
}
