import { malformed } from './malformed.ts'

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const literals = ['true', 'false', 'null']

/**
 * Where a number, `true`, `false` or `null` in a text ends.
 *
 * @throws SyntaxError when none begins here.
 */
export function endOfLiteral(text: string, at: number): number {
  number.lastIndex = at
  if (number.test(text)) return number.lastIndex
  const literal = literals.find((word) => text.startsWith(word, at))
  if (!literal) throw malformed(at)
  return at + literal.length
}
