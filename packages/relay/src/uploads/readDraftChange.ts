import { checkLength, openBody, RelayRefusal } from '../http/index.ts'
import type { Clock } from '../lib/Clock.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { isRecord } from '../lib/isRecord.ts'
import { scanJson } from '../lib/scanJson.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'

/** Bytes of a draft as JSON, and of what stands around it. */
const longest = 65_536
const around = 1_024

/**
 * Reads a change to a draft: `{ revision, value }`, and `value` as JSON text.
 *
 * @throws RelayRefusal when it is not one, or too large.
 */
export async function readDraftChange(
  request: Request,
  clock: Clock,
): Promise<{ revision: number | null; value: string }> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new RelayRefusal('unsupported_media_type')
  checkLength(request, longest + around)
  const bytes = await readLimited(openBody(request, clock), longest + around)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const text = readText(bytes)
  if (text === null || !isStrict(text)) throw new RelayRefusal('malformed_request')
  const body = tryParseJson(text)
  if (!isRecord(body) || !isRecord(body.value)) throw new RelayRefusal('malformed_request')
  const { revision, value } = body
  const isRevision = revision === null || (Number.isSafeInteger(revision) && Number(revision) > 0)
  if (!isRevision) throw new RelayRefusal('malformed_request')
  const written = JSON.stringify(value)
  if (new TextEncoder().encode(written).byteLength > longest) throw new RelayRefusal('body_too_large')
  return { revision: revision === null ? null : Number(revision), value: written }
}

/** Nothing nested too deeply to be written again, and nothing that two readers take in two ways. */
function isStrict(text: string): boolean {
  try {
    scanJson(text, { strict: true })
    return true
  } catch {
    return false
  }
}
