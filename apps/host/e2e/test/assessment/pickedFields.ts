import type { PickedDocument } from './pickDocuments.ts'

/** The sizes and checksums of what was picked, by the fields under which the service must get them. */
export function pickedFields(
  documents: readonly PickedDocument[],
): Record<string, { size: number; sha256: string }> {
  const fields = documents.flatMap(({ files }) => Object.entries(files))
  return Object.fromEntries(fields.map(([field, { size, sha256 }]) => [field, { size, sha256 }]))
}
