import type { MatchIndex } from './createMatchIndex.ts'
import type { IndexedLoan } from './IndexedLoan.ts'
import type { LineText } from './readLineText.ts'

/** A reference that a line names. */
export type NamedLoan = {
  /** Several where references differ by what looks alike only. */
  loans: readonly IndexedLoan[]
  /** A short one, or one without a digit, may stand there by chance. */
  isStrong: boolean
}

const mostTokens = 8
const dash = /^[-_]$/

/**
 * The references that stand in a line, in their order: whatever the case, with or without dashes and blanks, a zero for an O. One that is only a part of a longer
 * one does not stand there, and of two that begin at the same place it is the longer one.
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

/** Whether a dash ties it to what stands before or after it, or a point to digits. */
function isGlued({ tokens, gaps, from, end }: Span): boolean {
  const ties = (gap: string | undefined, token: string | undefined) => {
    if (gap === undefined || token === undefined) return false
    return dash.test(gap) || (gap === '.' && /^\d/.test(token))
  }
  return ties(gaps[from - 1], tokens[from - 1]) || ties(gaps[end], tokens[end + 1])
}

/** A blank stands for what parts a reference, or between its letters and digits: `TX 2041 7` is not `TX-20417`. */
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

/** The one that is written exactly like this, where two look alike. */
function chooseAlike(loans: readonly IndexedLoan[], plain: string): readonly IndexedLoan[] {
  if (loans.length < 2) return loans
  const exact = loans.filter(({ plainKey }) => plainKey === plain)
  return exact.length > 0 ? exact : loans
}

function isStrong(plain: string): boolean {
  if (/^\d+$/.test(plain)) return plain.length >= 7
  return plain.length >= 4 && /\d/.test(plain)
}
