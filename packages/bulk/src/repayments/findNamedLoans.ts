import type { MatchIndex } from './createMatchIndex.ts'
import type { IndexedLoan } from './IndexedLoan.ts'
import type { LineText } from './readLineText.ts'

/** A reference that a line names. */
export type NamedLoan = {
  /** The loans of the reference; several where references differ only in similar characters. */
  loans: readonly IndexedLoan[]
  /** Whether the match is certain: a short reference, or one without a digit, can match by chance. */
  isStrong: boolean
}

const mostTokens = 8
const dash = /^[-_]$/

/**
 * The references in a line, in their order: in any case, with or without dashes and blanks, a zero for an O. A reference that is only a part of a longer
 * one does not count; of two that begin at the same place, the longer one counts.
 */
export function findNamedLoans({ tokens, gaps }: LineText, index: MatchIndex): NamedLoan[] {
  const found: NamedLoan[] = []
  for (let from = 0; from < tokens.length; from++) {
    let key = ''
    let plain = ''
    let best: { loans: readonly IndexedLoan[]; plain: string; end: number } | null = null
    const blanks: number[] = []
    for (let end = from; end < Math.min(tokens.length, from + mostTokens); end++) {
      const gap = end > from ? (gaps[end - 1] ?? '') : ''
      if (gap.length > 3) break
      if (/\s/.test(gap)) blanks.push(plain.length)
      plain += tokens[end] ?? ''
      key = plain.replaceAll('o', '0')
      if (key.length > index.longestReference) break
      if (key.length >= 2 && !index.referenceStarts.has(key.slice(0, 2))) break
      const loans = index.byReference.get(key).filter((loan) => blanks.every((at) => allowsBlank(loan, at)))
      if (loans.length > 0) best = { loans, plain, end }
    }
    if (best === null) continue
    const isPart = isGlued({ tokens, gaps, from, end: best.end })
    if (!isPart) found.push({ loans: chooseAlike(best.loans, best.plain), isStrong: isStrong(best.plain) })
    from = best.end
  }
  return found
}

type Span = Pick<LineText, 'tokens' | 'gaps'> & { from: number; end: number }

/** Whether a dash ties the span to the token before or after it, or a point to digits. */
function isGlued({ tokens, gaps, from, end }: Span): boolean {
  const ties = (gap: string | undefined, token: string | undefined) => {
    if (gap === undefined || token === undefined) return false
    return dash.test(gap) || (gap === '.' && /^\d/.test(token))
  }
  return ties(gaps[from - 1], tokens[from - 1]) || ties(gaps[end], tokens[end + 1])
}

/** Whether a blank can stand here: for a separator of the reference, or between letters and digits. `TX 2041 7` is not `TX-20417`. */
function allowsBlank({ financing: { reference }, plainKey }: IndexedLoan, at: number): boolean {
  const isDigit = (place: number) => /\d/.test(plainKey.charAt(place))
  if (isDigit(at - 1) !== isDigit(at)) return true
  let count = 0
  for (const piece of reference.match(/[\p{L}\p{N}]+/gu) ?? []) {
    count += piece.length
    if (count === at) return true
  }
  return false
}

/** Chooses the loans of the exact spelling, where two references look alike. */
function chooseAlike(loans: readonly IndexedLoan[], plain: string): readonly IndexedLoan[] {
  if (loans.length < 2) return loans
  const exact = loans.filter(({ plainKey }) => plainKey === plain)
  return exact.length > 0 ? exact : loans
}

function isStrong(plain: string): boolean {
  if (/^\d+$/.test(plain)) return plain.length >= 7
  return plain.length >= 4 && /\d/.test(plain)
}
