import { isEncryptedPdf } from '@onlend/core/internal'
import { findBytes } from '../../lib/findBytes.ts'
import { endsAsZip } from './endsAsZip.ts'
import type { Inspector } from './createRecognition.ts'

/** Characters that the longest pattern below needs around the end of a piece. */
const overlap = 512
/** The most remembered objects: no office makes a file with more scripts. */
const mostObjects = 10_000

const streamEnd = 'endstream'
const streamEndBytes: Uint8Array = new TextEncoder().encode(streamEnd)

const begins = /[^d]stream\r?\n/g
const marks = new RegExp(
  [
    String.raw`\b(?<object>\d{1,10})\s{1,100}\d{1,5}\s{1,100}obj\b`,
    String.raw`\/OpenAction\s{0,100}(?<opens>\d{1,10})\s{1,100}\d{1,5}\s{1,100}R\b`,
    // The kind of action is the first /S within it.
    String.raw`(?<startsScript>\/OpenAction\s{0,100}<<(?:(?!\/S\b)[^]){0,300}\/S\s{0,100}\/JavaScript\b)`,
    String.raw`\/S\s{0,100}\/(?<action>JavaScript|Launch)\b`,
    String.raw`(?<encrypt>\/Encrypt\s{0,100}(?:<<|\d{1,10}\s{1,100}\d{1,5}\s{1,100}R\b))`,
    String.raw`\/(?<escaped>[A-Za-z0-9#]{0,40}#[0-9A-Fa-f]{2}[A-Za-z0-9#]{0,40})`,
  ].join('|'),
  'g',
)

/** Names that only a file with something to hide writes in escapes (ISO 32000-1, 7.3.5). */
const watched = new Set(['JavaScript', 'Launch', 'OpenAction', 'Encrypt'])

/**
 * Inspects the objects of a PDF outside of streams: whether the file is encrypted, starts a program, or runs a script when it is opened.
 * Scripts that only check the fields of a form pass, since banks' own forms have them. The inspector does not see compressed objects; PDF
 * readers ask before they run those.
 */
export function createPdfInspector(): Inspector {
  const opened = new Set<string>()
  const scripts = new Set<string>()
  let text = ''
  /** The characters of `text` that were inspected. */
  let seen = 0
  let isInStream = false
  let isEncrypted = false
  let isActive = false
  let object = ''

  const look = (from: number, to: number): void => {
    const part = text.slice(from, to)
    for (const match of part.matchAll(marks)) {
      // Inspected before, at the end of the previous piece.
      if (from + match.index + match[0].length <= seen) continue
      const { object: number, opens, startsScript, action, encrypt, escaped } = match.groups ?? {}
      if (number !== undefined) object = number
      if (opens !== undefined && opened.size < mostObjects) opened.add(opens)
      if (startsScript !== undefined || action === 'Launch') isActive = true
      if (escaped !== undefined && watched.has(withoutEscapes(escaped))) isActive = true
      if (action === 'JavaScript' && scripts.size < mostObjects) scripts.add(object)
      if (encrypt !== undefined) isEncrypted = true
    }
    seen = to
  }
  return {
    take(bytes) {
      // Most of a scan is one long stream: only its end needs a text.
      if (isInStream && !mayEnd(text, bytes)) {
        text = toText(bytes.subarray(-streamEnd.length))
        return null
      }
      text += toText(bytes)
      let at = 0
      for (;;) {
        if (isInStream) {
          const end = text.indexOf(streamEnd, at)
          if (end < 0) break
          at = end + streamEnd.length
          seen = at
          isInStream = false
        }
        begins.lastIndex = at
        const begin = begins.exec(text)
        look(at, begin ? begin.index + 1 : text.length)
        if (!begin) break
        at = begins.lastIndex
        seen = at
        isInStream = true
      }
      const kept = Math.max(at, text.length - (isInStream ? streamEnd.length : overlap))
      text = text.slice(kept)
      seen = Math.max(0, seen - kept)
      if (isActive) return 'suspicious'
      return isEncrypted ? 'encrypted' : null
    },
    end(tail) {
      // A stream that never ends hides the trailer from the search above.
      if (isEncryptedPdf(tail.subarray(-4_096))) return 'encrypted'
      if (endsAsZip(tail) >= 0) return 'suspicious'
      return [...opened].some((number) => scripts.has(number)) ? 'suspicious' : null
    },
  }
}

function withoutEscapes(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Whether the end of a stream can be in these bytes, or begin before them. */
function mayEnd(before: string, bytes: Uint8Array<ArrayBuffer>): boolean {
  const start = bytes.subarray(0, streamEnd.length)
  if (start.byteLength < streamEnd.length || (before + toText(start)).includes(streamEnd)) return true
  return findBytes(bytes, streamEndBytes, 0) !== -1
}

/** Makes one character of each byte. The platform's decoder takes three times as long. */
function toText(bytes: Uint8Array<ArrayBuffer>): string {
  let text = ''
  // As many arguments as every engine accepts.
  for (let at = 0; at < bytes.byteLength; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return text
}
