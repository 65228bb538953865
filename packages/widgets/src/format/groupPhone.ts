/** Country codes are of one or three digits, but for these. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Sets a phone number in the groups that people read out: `0803 123 4567`, `+234 803 123 4567`. Other text stays unchanged.
 */
export function groupPhone(text: string): string {
  const compact = text.replace(/[\s().-]/g, '')
  if (!/^\+?\d{7,15}$/.test(compact)) return text
  const plus = compact.startsWith('+') ? '+' : ''
  const digits = compact.slice(plus.length)
  // Twelve digits without a leading zero are an international number whose plus was left out.
  const isInternational = plus !== '' || (digits.length >= 12 && !digits.startsWith('0'))
  const code = isInternational ? (countryCode.exec(digits)?.[0] ?? '') : ''
  const trunk = !isInternational && digits.startsWith('0') ? '0' : ''
  const groups = inThrees(digits.slice(code.length + trunk.length))
  return [code && plus + code, trunk + groups[0], ...groups.slice(1)].filter(Boolean).join('\u00a0')
}

/** Threes, and fours at the end where threes do not come out even. */
function inThrees(digits: string): string[] {
  const groups: string[] = []
  let rest = digits
  while (rest.length > 4 && rest.length !== 8) {
    groups.push(rest.slice(0, 3))
    rest = rest.slice(3)
  }
  if (rest.length === 8) return [...groups, rest.slice(0, 4), rest.slice(4)]
  return [...groups, rest]
}
