/** What a spreadsheet keeps of a number. */
const significantDigits = 15
/** Beyond what any number of a workbook has; the rest is an attempt to fill memory. */
const largestExponent = 400

/**
 * Writes a number of a workbook in full: `2.2E+10` as `22000000000`, `0.30000000000000004` as `0.3`, as Excel shows it. Whole numbers that are written
 * in full stay exact. What is no number stays as it is.
 */
export function toPlainNumber(text: string): string {
  if (text.length > largestExponent) return text
  const parts = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,6}))?\s*$/.exec(text)
  if (!parts) return text
  const [, sign, whole = '', fraction = '', exponent] = parts
  if (whole === '' && fraction === '') return text
  const shift = Number(exponent ?? 0)
  if (Math.abs(shift) > largestExponent) return text

  let digits = whole + fraction
  let point = whole.length + shift
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0
  digits = digits.slice(zeros)
  point -= zeros
  if ((fraction !== '' || exponent !== undefined) && digits.length > significantDigits) {
    const rounded = roundUp(digits)
    point += rounded.carried
    digits = rounded.digits
  }
  digits = digits.replace(/0+$/, '')
  if (digits === '') return '0'

  const minus = sign === '-' ? '-' : ''
  if (point <= 0) return `${minus}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${minus}${digits}${'0'.repeat(point - digits.length)}`
  return `${minus}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Rounds to the digits that are kept, half up; 9.99 becomes 10.0, which has one digit more before the point. */
function roundUp(digits: string): { digits: string; carried: number } {
  const kept = digits.slice(0, significantDigits)
  if (digits.charCodeAt(significantDigits) < 53) return { digits: kept, carried: 0 }
  const up = String(BigInt(kept) + 1n)
  return { digits: up, carried: up.length - significantDigits }
}
