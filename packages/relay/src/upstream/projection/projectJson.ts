import { afterSpace, unquoteJson } from '../../lib/jsonText.ts'
import type { Projection } from './createProjection.ts'

const nothing = -1
const scalar = /[^,\]} \n\r\t]*/y

/** The filter of the objects in the list in `data`. */
export type RowFilter = {
  /** The field that `keep` looks at. */
  key: string
  /** Called with the texts of the values under the key: none, one, or several where the key is doubled. */
  keep: (values: readonly string[]) => boolean
}

type ProjectOptions = { projection: Projection; rows?: RowFilter | undefined }

/**
 * Cuts valid JSON text down to the fields that the projection names, in one pass. The text of those fields is copied as it stands, so that a number
 * keeps every digit. A plain value where an object is expected passes, since it has no fields to hide.
 */
export function projectJson(text: string, { projection, rows }: ProjectOptions): string {
  let at = afterSpace(text, 0)
  return writeValue(projection, 0)

  /** Reads the current value to its end and returns the text that passes. */
  function writeValue(allowed: Projection, depth: number): string {
    const first = text[at]
    if (first !== '{' && first !== '[') return copyValue()
    const holdsRows = rows !== undefined && (depth === 0 || (depth === 1 && first === '['))
    if (allowed === true && !holdsRows) return copyValue()
    return first === '{' ? writeObject(allowed, depth, null) : writeList(allowed, depth)
  }

  function copyValue(): string {
    const start = at
    at = valueEnd(text, start)
    return text.slice(start, at)
  }

  function writeObject(allowed: Projection, depth: number, asked: string[] | null): string {
    const kept: string[] = []
    at = afterSpace(text, at + 1)
    while (text[at] !== '}') {
      const quotedKey = copyValue()
      at = afterSpace(text, afterSpace(text, at) + 1)
      const key = unquoteJson(quotedKey)
      const inner = allowed === true ? true : allowed[key]
      const start = at
      if (inner === undefined) at = valueEnd(text, at)
      else kept.push(`${quotedKey}:${writeValue(inner, depth + 1)}`)
      if (asked && key === rows?.key) asked.push(text.slice(start, at))
      toNext()
    }
    at += 1
    return `{${kept.join(',')}}`
  }

  function writeList(allowed: Projection, depth: number): string {
    const kept: string[] = []
    at = afterSpace(text, at + 1)
    while (text[at] !== ']') {
      const asked = depth === 1 && rows && text[at] === '{' ? [] : null
      const item = asked ? writeObject(allowed, depth, asked) : writeValue(allowed, depth)
      if (!asked || rows?.keep(asked)) kept.push(item)
      toNext()
    }
    at += 1
    return `[${kept.join(',')}]`
  }

  function toNext(): void {
    at = afterSpace(text, at)
    if (text[at] === ',') at = afterSpace(text, at + 1)
  }
}

/** The end of a value in valid JSON text that begins at `start`. Holds no recursion and builds nothing. */
function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === 0x22) return stringEnd(text, start)
  if (first !== 0x7b && first !== 0x5b) return scalarEnd(text, start)
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === 0x22) at = stringEnd(text, at) - 1
    else if (character === 0x7b || character === 0x5b) depth += 1
    else if (character === 0x7d || character === 0x5d) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== nothing; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

function scalarEnd(text: string, start: number): number {
  scalar.lastIndex = start
  scalar.test(text)
  return scalar.lastIndex
}
