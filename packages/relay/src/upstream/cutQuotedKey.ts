import { foldKey } from '../lib/foldKey.ts'
import { secretKey } from './secretKey.ts'

/** A quoted word with a colon after it, at whatever depth of quoting. */
const quotedKey = /"([^"]{1,64})"\s*:/g
const escapedLetter = /\\u([0-9a-fA-F]{4})/g

/** A sentence that quotes JSON, or the beginning of some, ends where it would name a partner's credential. */
export function cutQuotedKey(text: string): string {
  for (const { 1: word = '', index } of text.matchAll(quotedKey)) {
    const key = word
      .replace(escapedLetter, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\', '')
    if (foldKey(key) === secretKey) return `${text.slice(0, index)}[removed]`
  }
  return text
}
