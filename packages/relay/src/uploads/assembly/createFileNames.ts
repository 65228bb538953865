import { getExtension, uploadTypes } from '@onlend/core/internal'
import type { UploadRecord } from '../UploadRecord.ts'

/** The most characters of a name before its ending. */
const longest = 100

/** Control and format characters, unusual spaces, and characters with a meaning in a header, a shell or a file system. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}\s"'`\\/:*?<>|;%&$#{}]+/gu

/**
 * Names the files of one form for the service: the names of the person's device, so that the service's people recognise them, without characters
 * that mean something in a header or a file system, with the ending of the type, and each once. An empty name becomes the name of its part.
 */
export function createFileNames(): (part: string, upload: Pick<UploadRecord, 'name' | 'type'>) => string {
  const taken = new Set<string>()
  return (part, { name, type }) => {
    const endings: readonly string[] = uploadTypes.find((each) => each.type === type)?.extensions ?? []
    const clean = name.normalize('NFC').replace(unsafe, ' ').trim()
    const ending = getExtension(clean)
    const hasEnding = ending !== null && endings.includes(ending)
    const stem = hasEnding ? clean.slice(0, -ending.length - 1) : clean
    const short =
      [...stem]
        .slice(0, longest)
        .join('')
        .replace(/^[.\s]+|[.\s]+$/g, '') || part
    const last = hasEnding ? ending : (endings[0] ?? 'bin')
    let unique = `${short}.${last}`
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${short} (${count}).${last}`
    taken.add(unique.toLowerCase())
    return unique
  }
}
