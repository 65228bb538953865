import { WireNumber } from './WireNumber.ts'

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
// JSON text cannot hold this character unescaped, so no string of the sender's begins with it by accident
const mark = '\u0000number:'

/**
 * Parses JSON text with every number as a `WireNumber`.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function readExactJson(text: string): unknown {
  JSON.parse(text)
  const marked = text.replace(token, (found) =>
    found.startsWith('"') ? found : JSON.stringify(mark + found),
  )
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? new WireNumber(value.slice(mark.length)) : value,
  )
}
