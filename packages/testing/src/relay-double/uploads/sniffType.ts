import { sniffFileType, uploadTypes } from '@onlend/core/internal'

type Sniffable = { bytes: Uint8Array; name: string; announced: string }

/**
 * The type of a file, or `null` when it is none that is taken, or not the one that its name says. The first bytes decide where they are
 * known; a file that a test made of a few letters is what it was announced as.
 */
export function sniffType({ bytes, name, announced }: Sniffable): string | null {
  const shown = sniffFileType(bytes, name)
  if (shown !== null) return shown
  const isAnotherType = sniffFileType(bytes, '') !== null
  if (isAnotherType) return null
  return uploadTypes.find(({ type }) => type === announced)?.type ?? null
}
