import { withoutHidden } from '../text/withoutHidden.ts'

/** Bytes of UTF-8 that every file system takes as a name. */
const longestName = 255
/** The name of a file when the cleaned name is empty. */
const nameless = 'file'

/**
 * Makes a device's file name safe to show, store and send on: without a path, hidden characters and marks that would make it look like
 * another, at most 255 bytes long. The ending stays, unless `extension` replaces it.
 */
export function safeFileName(given: string, extension?: string): string {
  const last = withoutHidden(given).split(/[/\\]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  const stem = extension === undefined ? name : name.replace(/\.[^.]*$/, '')
  return shorten(`${stem || nameless}${extension === undefined ? '' : `.${extension}`}`)
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
