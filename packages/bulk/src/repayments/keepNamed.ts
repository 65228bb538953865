import type { MatchIndex } from './createMatchIndex.ts'
import type { IndexedLoan } from './IndexedLoan.ts'
import type { LineText } from './readLineText.ts'

/** Keeps the loans whose client the line names by the whole name, also a name that too many clients have for a lookup. */
export function keepNamed(
  loans: readonly IndexedLoan[],
  { tokens }: LineText,
  index: MatchIndex,
): readonly IndexedLoan[] {
  if (loans.length === 0) return loans
  const numbers = new Set(tokens.flatMap((word) => index.nameWords.get(word) ?? []))
  if (numbers.size < 2) return []
  return loans.filter(({ client }) => {
    const { name = [], nameLength = 0 } = index.clients[client] ?? {}
    return nameLength > 1 && name.length === nameLength && name.every((number) => numbers.has(number))
  })
}
