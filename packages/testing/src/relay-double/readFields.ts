import type { StagedPart } from '@onlend/core/internal'

/** The fields of a write: of JSON, or of the form that its parts will become, in which a file stands as its id and its checksum. */
export function readFields(
  body: unknown,
  parts: readonly StagedPart[] | null,
): Readonly<Record<string, unknown>> | null {
  if (parts) {
    const fields = parts.map((part) => {
      const { name } = part
      return [name, 'value' in part ? part.value : { upload: part.upload, sha256: part.sha256 }] as const
    })
    return Object.fromEntries(fields)
  }
  // The cast states what core has just written.
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null
}
