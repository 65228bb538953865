import type { Amount } from './Amount.ts'

/** Why a typed amount was not taken. `AMBIGUOUS` is a single separator before three digits: 1,500 or 1.5? */
export type AmountProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'AMBIGUOUS' | 'TOO_MANY_DECIMALS' | 'NEGATIVE'

export type ParsedAmount = { amount: Amount; problem: null } | { amount: null; problem: AmountProblem }

type ParseAmountOptions = {
  /** Digits after the point that the currency has: 2 for NGN and GHS, 0 for XOF. */
  digits: number
  /** The decimal mark of the viewer's locale; settles what one separator before three digits means. @default undefined (ask) */
  decimalMark?: '.' | ','
}

const spaces = /[\s\u00a0\u202f'’_]/g
/** Before the digits: `₦`, `N`, `GH₵`, `KSh`, `NGN`. */
const signBefore = /^[A-Za-z]{0,4}[\p{Sc}¢]?(?=[\d(−-])/u
/** After them only what cannot be read as thousands or millions: never the `k` of `50k` or the `mio` of `5mio`. */
const signAfter = /(?<=\d)(?:\p{Sc}|NGN|GHS|KES|UGX|TZS|RWF|ZAR|XOF|XAF|FCFA|CFA|USD|EUR|GBP)$/u
/** Arabic-Indic and Persian digits, and the marks that go with them. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * Reads what a person typed or pasted, such as `₦50,000.00`, `50 000,5` or `NGN 1.500`, into an exact amount.
 *
 * @example
 * parseAmount('₦50,000.00', { digits: 2 }) // { amount: '50000.00', problem: null }
 */
export function parseAmount(text: string, { digits, decimalMark }: ParseAmountOptions): ParsedAmount {
  const western = text
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
  const bare = western.replace(spaces, '').replace(signBefore, '').replace(signAfter, '')
  if (bare === '') return refuse('EMPTY')
  if (/^[-−(]/.test(bare)) return refuse('NEGATIVE')
  if (!/^\d[\d.,]*$/.test(bare)) return refuse('NOT_A_NUMBER')
  const mark = findDecimalMark(bare, digits, decimalMark)
  if (mark === 'ambiguous') return refuse('AMBIGUOUS')
  if (mark === 'malformed') return refuse('NOT_A_NUMBER')
  const at = mark === null ? -1 : bare.lastIndexOf(mark)
  const integer = (at === -1 ? bare : bare.slice(0, at)).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const fraction = at === -1 ? '' : bare.slice(at + 1)
  // Trailing zeros count too: `1,5000` is more likely a slip for 15,000 than one and a half.
  if (fraction.length > digits) return refuse('TOO_MANY_DECIMALS')
  // A cast with a reason: only digits and one point are left.
  return { amount: `${integer}${fraction && `.${fraction}`}` as Amount, problem: null }
}

function refuse(problem: AmountProblem): ParsedAmount {
  return { amount: null, problem }
}

function findDecimalMark(
  text: string,
  digits: number,
  preferred: '.' | ',' | undefined,
): '.' | ',' | null | 'ambiguous' | 'malformed' {
  const marks = text.replace(/\d/g, '')
  if (marks === '') return null
  const last = marks.at(-1) === ',' ? ',' : '.'
  const groups = text.split(last)
  if (new Set(marks).size === 2) {
    // Both marks: the last one is the decimal mark, stands once, and the other one groups by three.
    const grouped = groups[0]?.split(last === ',' ? '.' : ',') ?? []
    return groups.length === 2 && isGrouped(grouped) ? last : 'malformed'
  }
  if (groups.length > 2) return isGrouped(groups) ? null : 'malformed'
  if (groups[1]?.length !== 3 || groups[0] === '0') return last
  if ((groups[0]?.length ?? 0) > 3) return last
  if (digits === 0) return null
  if (preferred) return preferred === last ? last : null
  return 'ambiguous'
}

function isGrouped(groups: string[]): boolean {
  return groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
}
