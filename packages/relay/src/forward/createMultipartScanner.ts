import { createByteSearch } from './createByteSearch.ts'
import { findBytes } from './findBytes.ts'
import { joinBytes } from './joinBytes.ts'
import { readPartName } from './readPartName.ts'

type State = 'start' | 'headers' | 'content' | 'afterBoundary' | 'done'

/** Checks a `multipart/form-data` body piece by piece, and holds no more of it than the headers of one part. */
export type MultipartScanner = {
  /** Takes the next piece and returns what may be forwarded of everything so far, uncopied; `null` when the body may not pass. */
  take(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null
  /** Whether the closing boundary has been seen. */
  isDone(): boolean
}

const headerLimit = 16 * 1024
const partLimit = 100

/** Is told of every part as it passes. */
type PartObserver = { part(headers: Uint8Array): void; content(bytes: Uint8Array): void }

/** Makes a scanner that lets parts with allowed names pass, each name once. */
export function createMultipartScanner(
  boundary: string,
  allowed: RegExp,
  observer?: PartObserver,
): MultipartScanner {
  const encoder = new TextEncoder()
  const opening = encoder.encode(`--${boundary}`)
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  const findDelimiter = createByteSearch(delimiter)
  const blankLine = encoder.encode('\r\n\r\n')
  const names = new Set<string>()
  let state: State = 'start'
  let held = new Uint8Array()

  const acceptHeaders = (headers: Uint8Array): boolean => {
    const name = readPartName(new TextDecoder().decode(headers))
    if (name === null || names.has(name) || names.size >= partLimit || !allowed.test(name)) return false
    names.add(name)
    return true
  }

  /** Where a delimiter begins that the next piece may complete. A boundary has no line break in it, so only the last one counts. */
  const startOfPrefix = (bytes: Uint8Array): number => {
    const start = bytes.lastIndexOf(0x0d)
    const tail = bytes.byteLength - start
    if (start === -1 || tail >= delimiter.byteLength) return bytes.byteLength
    return bytes.subarray(start).every((byte, at) => byte === delimiter[at]) ? start : bytes.byteLength
  }

  /** Moves over what is decided; -1 for a body that may not pass. `at` stays where more bytes are needed. */
  const step = (bytes: Uint8Array, at: number): number => {
    if (state === 'start') {
      if (bytes.byteLength < opening.byteLength) return at
      if (findBytes(bytes, opening, 0, opening.byteLength) !== 0) return -1
      state = 'afterBoundary'
      return opening.byteLength
    }
    if (state === 'afterBoundary') {
      if (bytes.byteLength < at + 2) return at
      const [first, second] = [bytes[at], bytes[at + 1]]
      if (first === 0x2d && second === 0x2d) state = 'done'
      else if (first === 0x0d && second === 0x0a) state = 'headers'
      else return -1
      return at + 2
    }
    if (state === 'headers') {
      const end = findBytes(bytes, blankLine, at)
      if (end === -1) return bytes.byteLength - at > headerLimit ? -1 : at
      if (end - at > headerLimit || !acceptHeaders(bytes.subarray(at, end))) return -1
      state = 'content'
      observer?.part(bytes.subarray(at, end))
      // Some readers take the blank line's own break for a delimiter's, so a boundary right after it counts as one here.
      return end + 2
    }
    if (state === 'content') {
      const end = findDelimiter(bytes, at)
      const decided = end === -1 ? Math.max(at, startOfPrefix(bytes)) : end
      if (decided > at) observer?.content(bytes.subarray(at, decided))
      if (end === -1) return decided
      state = 'afterBoundary'
      return end + delimiter.byteLength
    }
    // After the closing boundary only line breaks may follow.
    return bytes.subarray(at).every((byte) => byte === 0x0d || byte === 0x0a) ? bytes.byteLength : -1
  }

  /** How far a stretch is decided; -1 for a body that may not pass. */
  const decide = (bytes: Uint8Array): number => {
    let at = 0
    for (;;) {
      const before = state
      const next = step(bytes, at)
      if (next === -1) return -1
      const isStuck = next === at && state === before
      at = next
      if (isStuck || (at === bytes.byteLength && state === before)) return at
    }
  }

  return {
    take(piece) {
      const bytes =
        held.byteLength === 0 ? piece : joinBytes([held, piece], held.byteLength + piece.byteLength)
      const decided = decide(bytes)
      if (decided === -1) return null
      held = bytes.slice(decided)
      return bytes.subarray(0, decided)
    },
    isDone: () => state === 'done',
  }
}
