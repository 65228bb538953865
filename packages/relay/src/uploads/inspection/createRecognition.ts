import { getExtension, sniffFileType, type UploadType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import { createByteSearch } from '../../lib/createByteSearch.ts'
import { createOfficeInspector } from './createOfficeInspector.ts'
import { createPdfInspector } from './createPdfInspector.ts'
import { endsAsZip } from './endsAsZip.ts'

/** Inspects one file as it passes; after a rejection it gets no more calls. */
export type Inspector = {
  /** Inspects the next bytes, in pieces of any size. */
  take(bytes: Uint8Array<ArrayBuffer>): UploadRejection | null
  /** Ends the inspection; `tail` is the end of the file. */
  end(tail: Uint8Array): UploadRejection | null
}

/** Pixels of the largest accepted picture. A camera makes a hundred million; a few bytes of PNG can claim 2^62. */
const mostPixels = 300_000_000

/** Marks the bytes that no table has: control characters except tab, line feed, form feed, carriage return, and the end mark of old systems. */
const isForeign = Uint8Array.from({ length: 256 }, (_none, byte) =>
  Number((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)) || byte === 0x7f),
)

/** Bytes in which PDF readers search the beginning of a PDF, and browsers a page. */
const reach = 1_024
/** Harmless bytes before a PDF: an empty line, a byte order mark. */
const readersSkip = 16
/** The beginning of a page or a drawing with scripts, after any other bytes. */
const markup = /<(?:!doctype\s+html|html|script|svg|iframe|body)[\s>/]/i

const beginning = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** The result of a recognition. */
type Found = { type: UploadType } | { reason: UploadRejection }

/** Recognises the type of a file as it passes. */
type Recognition = {
  take(bytes: Uint8Array<ArrayBuffer>): void
  end(tail: Uint8Array): Found
}

/** Bytes that decide the type. */
const headSize = 4_096

/** Finds the type of a file by its first bytes, and inspects the file with the inspector of that type. */
export function createRecognition(name: string): Recognition {
  const head = new Uint8Array(headSize)
  let filled = 0
  let type: UploadType | null = null
  let inspector: Inspector | null = null
  let reason: UploadRejection | null = null

  const open = (): void => {
    const start = head.slice(0, filled)
    type = sniffFileType(start, name)
    if (hidesAnotherType(start, type)) reason = 'suspicious'
    else if (type !== null) inspector = createInspector(type)
    else if (isCompound(start)) inspector = createCompoundInspector(name)
    else reason = 'type'
    reason ??= inspector?.take(start) ?? null
  }
  return {
    take(bytes) {
      if (reason !== null) return
      let rest = bytes
      if (!inspector) {
        const missing = Math.min(headSize - filled, bytes.byteLength)
        head.set(bytes.subarray(0, missing), filled)
        filled += missing
        rest = bytes.subarray(missing)
        if (filled === headSize) open()
      }
      if (reason === null && inspector && rest.byteLength > 0) reason = inspector.take(rest)
    },
    end(tail) {
      if (reason === null && !inspector) open()
      reason ??= inspector?.end(tail) ?? null
      if (reason !== null) return { reason }
      return type === null ? { reason: 'type' } : { type }
    },
  }
}

function createInspector(type: UploadType): Inspector {
  if (type === 'application/pdf') return createPdfInspector()
  if (type === 'text/csv') return createTextInspector()
  if (type.startsWith('image/')) return createPictureInspector()
  return createOfficeInspector(type)
}

/** Whether a file is an OLE compound file: an office document of before 2007, or a newer one behind a password ([MS-OFFCRYPTO]). */
function isCompound(head: Uint8Array): boolean {
  return beginning.every((byte, at) => head[at] === byte)
}

/**
 * Whether a file begins as two types at once: as a PDF after another beginning, or as a page for a browser. A picture or a PDF contains neither
 * in its first kilobyte.
 */
function hidesAnotherType(head: Uint8Array, type: UploadType | null): boolean {
  const start = new TextDecoder('latin1').decode(head.subarray(0, reach))
  const pdf = start.indexOf('%PDF-')
  if (type !== 'application/pdf' && pdf > (type === null ? readersSkip : -1)) return true
  if (type === 'text/csv') return /^\s*(?:ï»¿)?\s*<[!?a-z]/i.test(start)
  return type !== null && markup.test(start)
}

/** Inspects a table of text, UTF-8 or Windows-1252: every byte above 0x7F is a letter in one of them. */
function createTextInspector(): Inspector {
  return {
    take: (bytes) => (bytes.some((byte) => isForeign[byte] === 1) ? 'type' : null),
    end: () => null,
  }
}

/** Inspects a picture without decoding: only its end, and the size that a PNG claims. */
function createPictureInspector(): Inspector {
  let isFirst = true
  return {
    take(bytes) {
      const isClaim = isFirst && bytes[0] === 0x89 && bytes.byteLength >= 24
      isFirst = false
      if (!isClaim) return null
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      return view.getUint32(16) * view.getUint32(20) > mostPixels ? 'suspicious' : null
    },
    end: (tail) => (endsAsZip(tail) >= 0 ? 'suspicious' : null),
  }
}

/** The name of the stream with a protected document in the file's directory: UTF-16, low byte first. */
const word = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]))
const search = createByteSearch(word)

/** Inspects a file with the name of a DOCX or XLSX that is no ZIP: behind a password, or an old document under a new name. */
function createCompoundInspector(name: string): Inspector {
  const extension = getExtension(name)
  const mayBe = extension === 'docx' || extension === 'xlsx'
  let carried = new Uint8Array()
  let isFound = false
  return {
    take(bytes) {
      if (!mayBe) return 'type'
      const joined = new Uint8Array(carried.byteLength + bytes.byteLength)
      joined.set(carried)
      joined.set(bytes, carried.byteLength)
      isFound ||= search(joined, 0) >= 0
      carried = joined.slice(Math.max(0, joined.byteLength - word.byteLength))
      return null
    },
    end: () => (isFound ? 'encrypted' : 'type'),
  }
}
