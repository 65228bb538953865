import { valueEnd } from './valueEnd.ts'

/** One member of an object or one item of an array, by its place in the text. */
export type JsonPart = {
  /** The key with its quotes and escapes; empty for an item. */
  quotedKey: string
  start: number
  end: number
}

/** The members of an object or the items of an array in valid JSON text that begins at `start`; none for any other value. */
export function readParts(text: string, start: number): JsonPart[] {
  const parts: JsonPart[] = []
  const isObject = text[start] === '{'
  if (!isObject && text[start] !== '[') return parts
  let at = afterSpace(text, start + 1)
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const keyEnd = isObject ? valueEnd(text, at) : at
    const valueStart = isObject ? afterSpace(text, afterSpace(text, keyEnd) + 1) : at
    const end = valueEnd(text, valueStart)
    parts.push({ quotedKey: text.slice(at, keyEnd), start: valueStart, end })
    at = afterSpace(text, end)
    if (text[at] === ',') at = afterSpace(text, at + 1)
  }
  return parts
}

function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \n\r\t'.includes(text[at] ?? '')) at += 1
  return at
}
