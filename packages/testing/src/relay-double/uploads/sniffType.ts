import { sniffFileType, uploadTypes } from '@onlend/core/internal'

type Sniffable = { bytes: Uint8Array; name: string; announced: string }

/**
 * The type of a file, or `null` when the relay does not take it or the name has another type's ending. Known first bytes decide;
 * a file that a test made of a few letters has its announced type.
 */
export function sniffType({ bytes, name, announced }: Sniffable): string | null {
  const shown = sniffFileType(bytes, name)
  if (shown !== null) return shown
  const isAnotherType = sniffFileType(bytes, '') !== null
  if (isAnotherType) return null
  return uploadTypes.find(({ type }) => type === announced)?.type ?? null
}
