import type { StagedPart } from '@onlend/core/internal'
import { readJson } from './readJson.ts'

/**
 * Reads the fields of a write: of JSON, or of the form that its parts will become, with a file as its id and checksum; `null` for a form that
 * passes through, `undefined` for a body that is no object.
 */
export function readFields(
  body: unknown,
  parts: readonly StagedPart[] | null,
): Readonly<Record<string, unknown>> | null | undefined {
  if (parts) {
    const fields = parts.map((part) => {
      const { name } = part
      return [name, 'value' in part ? part.value : { upload: part.upload, sha256: part.sha256 }] as const
    })
    return Object.fromEntries(fields)
  }
  if (typeof body !== 'string') return null
  const value = readJson(body)
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
  // The cast follows from the check above.
  return isFields ? (value as Record<string, unknown>) : undefined
}
