import { createByteSearch } from './createByteSearch.ts'
import { findBytes } from './findBytes.ts'
import { joinBytes } from './joinBytes.ts'
import { readPartName } from './readPartName.ts'

type State = 'start' | 'headers' | 'content' | 'done'

/** Checks a `multipart/form-data` body piece by piece, and holds no more of it than the headers of one part. */
export type MultipartScanner = {
  /** Takes the next piece and returns the bytes so far that may be forwarded, uncopied; `null` when the body may not pass. */
  take(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null
  /**
   * The closing boundary, which is held back until the body is known to have ended: a service that reads as it receives would act on a form
   * that ends, even where the body that carried it is then cut off. `null` when there is none, so that the form is not whole.
   */
  end(): Uint8Array<ArrayBuffer> | null
}

const headerLimit = 16 * 1024
const partLimit = 100
/** Bytes of line breaks after the closing boundary. */
const breakLimit = 4

/** Called for every part as it passes. */
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
  const findBoundary = createByteSearch(opening)
  const blankLine = encoder.encode('\r\n\r\n')
  const names = new Set<string>()
  let state: State = 'start'
  let held = new Uint8Array()
  let closingLength = 0

  const acceptHeaders = (headers: Uint8Array): boolean => {
    // Some readers look for a boundary wherever they are.
    if (findBytes(headers, opening, 0) !== -1) return false
    const name = readPartName(new TextDecoder('utf-8', { ignoreBOM: true }).decode(headers))
    if (name === null || names.has(name) || names.size >= partLimit || !allowed.test(name)) return false
    names.add(name)
    return true
  }

  /** The position of a boundary that the next piece may complete, with or without the line break before it. */
  const startOfPrefix = (bytes: Uint8Array, from: number): number => {
    const isPrefix = (at: number, wanted: Uint8Array): boolean =>
      bytes.subarray(at).every((byte, index) => byte === wanted[index])
    const end = bytes.byteLength
    for (let at = Math.max(from, end - delimiter.byteLength + 1); at < end; at += 1) {
      if (bytes[at] === 0x0d && isPrefix(at, delimiter)) return at
      if (bytes[at] === 0x2d && isPrefix(at, opening)) return at
    }
    return end
  }

  /** Reads the bytes after a boundary that begins at `start` and ends before `at`. */
  const passBoundary = (bytes: Uint8Array, start: number, at: number): number => {
    if (bytes.byteLength < at + 2) return start
    const [first, second] = [bytes[at], bytes[at + 1]]
    if (first === 0x2d && second === 0x2d) {
      state = 'done'
      closingLength = at + 2 - start
      return start
    }
    if (first !== 0x0d || second !== 0x0a) return -1
    state = 'headers'
    return at + 2
  }

  /** Moves over the decided bytes; -1 for a body that may not pass. `at` stays where more bytes are needed. */
  const step = (bytes: Uint8Array, at: number): number => {
    if (state === 'start') {
      if (bytes.byteLength < opening.byteLength) return at
      if (findBytes(bytes, opening, 0, opening.byteLength) !== 0) return -1
      return passBoundary(bytes, 0, opening.byteLength)
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
      const found = findBoundary(bytes, at)
      // Readers differ in what they want before a boundary: one that does not follow a whole line break is refused.
      if (found !== -1 && (found < at + 2 || bytes[found - 2] !== 0x0d || bytes[found - 1] !== 0x0a))
        return -1
      const decided = found === -1 ? startOfPrefix(bytes, at) : found - 2
      if (decided > at) observer?.content(bytes.subarray(at, decided))
      return found === -1 ? decided : passBoundary(bytes, decided, found + opening.byteLength)
    }
    const rest = bytes.subarray(at + closingLength)
    const isOver = rest.byteLength <= breakLimit && rest.every((byte) => byte === 0x0d || byte === 0x0a)
    return isOver ? at : -1
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
    end: () => (state === 'done' ? held : null),
  }
}
