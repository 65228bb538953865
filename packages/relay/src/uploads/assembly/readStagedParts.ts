import type { StagedPart } from '@onlend/core/internal'
import { StagedFile } from '@onlend/core/relay'
import { RelayRefusal } from '../../http/index.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'

/** Parts of one form: twenty documents of ten files each. */
const mostParts = 200

/**
 * Reads the parts of a form that is to be made: every name one of the endpoint's own and there once, and at least one file among them.
 *
 * @throws RelayRefusal when it is anything else.
 */
export function readStagedParts(text: string, allowed: RegExp): StagedPart[] {
  const body = tryParseJson(text)
  const listed = isRecord(body) && Object.keys(body).length === 1 ? body.parts : null
  if (!Array.isArray(listed) || listed.length > mostParts) throw new RelayRefusal('malformed_request')
  const parts = listed.map(readPart)
  const names = new Set(parts.map(({ name }) => name))
  const isWhole = names.size === parts.length && [...names].every((name) => allowed.test(name))
  if (!isWhole || !parts.some((part) => 'upload' in part)) throw new RelayRefusal('malformed_request')
  return parts
}

function readPart(part: unknown): StagedPart {
  if (isRecord(part) && typeof part.name === 'string') {
    const { name, value, upload, sha256, ...rest } = part
    const isPlain = Object.keys(rest).length === 0
    if (isPlain && typeof value === 'string' && upload === undefined && sha256 === undefined)
      return { name, value }
    const file = StagedFile.safeParse({ upload_id: upload, sha256 })
    if (isPlain && value === undefined && file.success)
      return { name, upload: file.data.upload_id, sha256: file.data.sha256 }
  }
  throw new RelayRefusal('malformed_request')
}
