import { foldText } from '@onlend/core/internal'
import type { StatementLine } from './StatementLine.ts'

/** The payer's words in a line, without the parts that differ between payments; empty where the line has none. */
export function readPayer({ text, counterparty }: Pick<StatementLine, 'text' | 'counterparty'>): string {
  const pieces = foldText(counterparty ?? text).match(/[\p{L}\p{N}]+/gu) ?? []
  // References, dates and numbers have digits; the order of words can differ between payments.
  return [...new Set(pieces.filter((piece) => piece.length > 1 && !/\p{N}/u.test(piece)))].sort().join(' ')
}
