import { afterSpace } from '../lib/afterSpace.ts'
import type { Projection } from './Projection.ts'
import { valueEnd } from './valueEnd.ts'

/** Which objects of the list in `data` are kept. */
export type RowFilter = {
  /** The field that is asked about. */
  key: string
  /** Told the text of what stands under the key: nothing, one value, or several where the key is doubled. */
  keep: (values: readonly string[]) => boolean
}

type ProjectOptions = { projection: Projection; rows?: RowFilter | undefined }

/**
 * Leaves of valid JSON text only what the projection names, in one pass. What is left is copied as it stands, so that a number keeps every
 * digit. A plain value where an object is expected passes, since it has no fields to hide.
 */
export function projectJson(text: string, { projection, rows }: ProjectOptions): string {
  let at = afterSpace(text, 0)
  return writeValue(projection, 0)

  /** Reads the value at hand to its end and returns what is left of it. */
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
      const key = unquote(quotedKey)
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

function unquote(quoted: string): string {
  // The cast follows from where the text was read: a key is a JSON string.
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
}
