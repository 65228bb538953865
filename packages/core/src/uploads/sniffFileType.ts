import { getExtension } from './getExtension.ts'
import { type UploadType, uploadTypes } from './uploadTypes.ts'

/** The first bytes of each type. CSV can begin with any bytes, and only the name shows the type of a ZIP. */
const beginnings = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], at: 0 },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], at: 0 },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { type: 'image/webp', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
] as const

const zip = [0x50, 0x4b, 0x03, 0x04]
const riff = [0x52, 0x49, 0x46, 0x46]

/**
 * The type of a file, by its first bytes (some 4 KB) and its name; `null` for a type that the relay does not take, or a name with another
 * type's ending. The bytes decide for a name without an ending, unless only an ending shows the type.
 *
 * @example
 * sniffFileType(new TextEncoder().encode('%PDF-1.7'), 'statement.pdf') // 'application/pdf'
 */
export function sniffFileType(head: Uint8Array, name: string): UploadType | null {
  const extension = getExtension(name)
  const named =
    uploadTypes.find(({ extensions }) => extensions.some((each) => each === extension))?.type ?? null
  const shown = detectType(head)
  if (shown === 'zip') return named?.startsWith('application/vnd.') ? named : null
  if (shown === null) return named === 'text/csv' && !head.includes(0) ? named : null
  return extension === null || named === shown ? shown : null
}

function detectType(head: Uint8Array): UploadType | 'zip' | null {
  if (startsWith(head, zip, 0)) return 'zip'
  // Some banks' statements begin with an empty line or a byte order mark, and every reader opens them.
  const start = startOfText(head)
  const found = beginnings.find(({ type, bytes, at }) => {
    if (type === 'image/webp' && !startsWith(head, riff, 0)) return false
    return startsWith(head, bytes, type === 'application/pdf' ? start : at)
  })
  return found?.type ?? null
}

function startOfText(head: Uint8Array): number {
  let at = startsWith(head, [0xef, 0xbb, 0xbf], 0) ? 3 : 0
  while (at < 16 && [0x09, 0x0a, 0x0d, 0x20].includes(head[at] ?? 0)) at += 1
  return at
}

function startsWith(bytes: Uint8Array, word: readonly number[], at: number): boolean {
  return word.every((byte, place) => bytes[at + place] === byte)
}
