import { foldText } from '@onlend/core/internal'
import type { StatementLine } from './StatementLine.ts'

/** What a line says of who paid, without what differs from one payment to the next; empty where it says nothing. */
export function readPayer({ text, counterparty }: Pick<StatementLine, 'text' | 'counterparty'>): string {
  const pieces = foldText(counterparty ?? text).match(/[\p{L}\p{N}]+/gu) ?? []
  // References, dates and numbers have digits, and a word of the same letters may stand at another place.
  return [...new Set(pieces.filter((piece) => piece.length > 1 && !/\p{N}/u.test(piece)))].sort().join(' ')
}
