/** A number in full, with at most the digits that a spreadsheet keeps of a fraction. */
const whole = /^[+-]?\d{1,400}$/
const short = /^[+-]?(?=[\d.]{1,16}$)\d*(?:\.\d*)?$/
const number = /^[+-]?(?:\d{1,400}\.?\d{0,400}|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i
const rounding = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 })

/**
 * Writes a number of a workbook in full: `2.2E+10` as `22000000000`, `0.30000000000000004` as `0.3`, as Excel shows it. Whole numbers that are written
 * in full stay exact. A text that is no number stays as it is.
 */
export function toPlainNumber(text: string): string {
  const said = text.trim()
  const value = Number(said)
  if (!number.test(said) || !Number.isFinite(value)) return text
  const plain = whole.test(said) || short.test(said) ? said : rounding.format(value)
  const [, sign, digits = '', fraction = ''] = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(plain) ?? []
  const shown = `${digits || '0'}${fraction && `.${fraction}`}`
  return sign === '-' && shown !== '0' ? `-${shown}` : shown
}
