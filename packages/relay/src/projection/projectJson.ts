import type { Projection } from './Projection.ts'
import { type JsonPart, readParts } from './readParts.ts'

type ProjectOptions = {
  projection: Projection
  /** Asked about every object of the list in `data`, with its members by unescaped key; every one of a doubled key is there. */
  keepRow?: (members: readonly (readonly [key: string, text: string])[]) => boolean
}

/**
 * Leaves of valid JSON text only what the projection names. What is left is copied as it stands, so that a number keeps every
 * digit. An object or a list where a plain value is expected passes; a plain value where an object is expected does too, since it has
 * no fields to hide.
 */
export function projectJson(text: string, { projection, keepRow }: ProjectOptions): string {
  const start = text.search(/\S/)
  return text[start] === '{' || text[start] === '[' ? project(start, projection, 0) : text

  function project(at: number, allowed: Projection, depth: number): string {
    const parts = readParts(text, at)
    if (text[at] === '{') {
      const kept: string[] = []
      for (const part of parts) {
        const inner = allowed === true ? true : allowed[keyOf(part)]
        if (inner !== undefined) kept.push(`${part.quotedKey}:${value(part, inner, depth + 1)}`)
      }
      return `{${kept.join(',')}}`
    }
    const rows = depth === 1 && keepRow ? parts.filter((part) => isKept(part)) : parts
    return `[${rows.map((part) => value(part, allowed, depth)).join(',')}]`
  }

  function value(part: JsonPart, allowed: Projection, depth: number): string {
    const first = text[part.start]
    const isList = depth === 1 && first === '[' && keepRow !== undefined
    const isWhole = allowed === true ? !isList : first !== '{' && first !== '['
    return isWhole ? text.slice(part.start, part.end) : project(part.start, allowed, depth)
  }

  function isKept({ start: rowStart }: JsonPart): boolean {
    const members = readParts(text, rowStart)
    return keepRow?.(members.map((part) => [keyOf(part), text.slice(part.start, part.end)] as const)) ?? true
  }
}

function keyOf({ quotedKey }: JsonPart): string {
  // The cast follows from where the text was read: a key is a JSON string.
  return quotedKey.includes('\\') ? (JSON.parse(quotedKey) as string) : quotedKey.slice(1, -1)
}
