/** Weights of the Nigerian uniform account number, over the institution's six digits and the nine of the serial number. */
const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3]

/**
 * The check digit of a nine-digit serial number at an institution, or `null` for a code outside the standard.
 * A bank's three digits get 000 in front, another institution's five digits a 9, and six digits stay unchanged.
 */
export function nubanCheckDigit(code: string, serial: string): string | null {
  const institution = sixDigits(code)
  if (institution === null || !/^\d{9}$/.test(serial)) return null
  const digits = Array.from(institution + serial, Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0)
  return String((10 - (sum % 10)) % 10)
}

function sixDigits(code: string): string | null {
  if (!/^(?:\d{3}|\d{5,6})$/.test(code)) return null
  if (code.length === 3) return `000${code}`
  return code.length === 5 ? `9${code}` : code
}
