import { foldText } from '@onlend/core/internal'
import type { IncomingLine } from './StatementLine.ts'

/** The text of a line, in pieces to look up. */
export type LineText = {
  /** Runs of letters and digits, folded, in their order. */
  tokens: readonly string[]
  /** The characters between a token and the next one. */
  gaps: readonly string[]
  /** The last nine digits of possible phone numbers. */
  phones: readonly string[]
}

const pieces = /[\p{L}\p{N}]+/gu
const apostrophes = /['’`]/g
const digits = /^\d+$/

/** Cuts the bank's text into tokens, at most 60. */
export function readLineText(line: Pick<IncomingLine, 'text' | 'reference' | 'counterparty'>): LineText {
  const { text, reference, counterparty } = line
  const parts = [text]
  if (reference !== null && !text.includes(reference)) parts.push(reference)
  if (counterparty !== null && !text.includes(counterparty)) parts.push(counterparty)
  const folded = foldText(parts.join('\n').slice(0, 2_000)).replace(apostrophes, '')
  const tokens: string[] = []
  const gaps: string[] = []
  let end = 0
  for (const { 0: token, index } of folded.matchAll(pieces)) {
    if (tokens.length === 60) break
    if (tokens.length > 0) gaps.push(folded.slice(end, index))
    tokens.push(token)
    end = index + token.length
  }
  return { tokens, gaps, phones: findPhones(tokens, gaps) }
}

/** Finds phone numbers: digits in one run, or in groups with a blank between them. */
function findPhones(tokens: readonly string[], gaps: readonly string[]): string[] {
  const found: string[] = []
  for (let from = 0; from < tokens.length; from++) {
    let number = ''
    for (let at = from; at < tokens.length && number.length <= 15; at++) {
      const token = tokens[at] ?? ''
      if (!digits.test(token) || (at > from && gaps[at - 1] !== ' ')) break
      number += token
      if (number.length >= 9 && number.length <= 15) found.push(number.slice(-9))
    }
  }
  return found
}
