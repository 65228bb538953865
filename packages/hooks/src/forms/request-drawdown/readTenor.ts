/** Reads typed whole days, such as `90`; `null` where it is anything else. */
export function readTenor(text: string): number | null {
  // Arabic-Indic and Persian digits are digits.
  const typed = text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null
}
