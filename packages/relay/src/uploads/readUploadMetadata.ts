import { RelayRefusal } from '../http/index.ts'
import { readText } from '../lib/readText.ts'
import { readBase64 } from '../lib/readBase64.ts'
import type { NamedSet } from './readUploadSet.ts'

/** Bytes of UTF-8 that every file system takes as a name. */
const longestName = 255
/** Control characters, line and paragraph separators, halves of pairs, and marks that turn the direction of what follows. */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** What a file is called when nothing is left of its name. */
const nameless = 'file'

/** What a device says about a file that it is going to send. */
export type UploadMetadata = NamedSet & { slot: string; name: string; expectedSha256: string | null }

const names: readonly string[] = ['customer_partner_id', 'kind', 'set', 'slot', 'name', 'type', 'sha256']

/** Characters of the whole header; a name of 255 bytes needs 340 of them. */
const longestHeader = 4_096

/**
 * Reads `Upload-Metadata` strictly: only known keys, each once, in base64 of UTF-8. The name is made safe. `type` is what the device thinks,
 * which decides nothing.
 *
 * @throws RelayRefusal for anything else.
 */
export function readUploadMetadata(header: string | null): UploadMetadata {
  const values = new Map<string, string>()
  const pairs = header === null || header.length > longestHeader ? [] : header.split(',')
  for (const pair of pairs) {
    const [name = '', encoded = '', ...rest] = pair.trim().split(' ')
    const bytes = readBase64(encoded)
    const value = bytes && readText(bytes)
    const isClear = names.includes(name) && !values.has(name) && rest.length === 0
    if (!isClear || value === null) throw new RelayRefusal('malformed_request')
    values.set(name, value)
  }
  const slot = values.get('slot') ?? ''
  const sha256 = values.get('sha256') || null
  const isUsable =
    /^[a-z0-9_]{1,80}$/.test(slot) && (sha256 === null || /^[0-9a-f]{64}$/.test(sha256)) && values.has('name')
  if (!isUsable) throw new RelayRefusal('malformed_request')
  return {
    customerPartnerId: values.get('customer_partner_id'),
    kind: values.get('kind'),
    set: values.get('set'),
    slot,
    name: safeFileName(values.get('name') ?? ''),
    expectedSha256: sha256,
  }
}

/**
 * A name as a device gave it, fit to be shown, stored and sent on: without a path, hidden characters and marks that would make it read as
 * another, at most 255 bytes long. Its ending stays.
 */
function safeFileName(given: string): string {
  const last = given.replace(hidden, '').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  return name === '' ? nameless : shorten(name)
}

function shorten(name: string): string {
  if (toBytes(name) <= longestName) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && toBytes(name.slice(dot)) <= 16 ? name.slice(dot) : ''
  let stem = ''
  let length = toBytes(ending)
  for (const character of name.slice(0, name.length - ending.length)) {
    length += toBytes(character)
    if (length > longestName) break
    stem += character
  }
  return `${stem.trimEnd()}${ending}`
}

function toBytes(text: string): number {
  return new TextEncoder().encode(text).byteLength
}
