/** Sets an account or phone number in groups so that a person can compare it: `0123 456 789`. Letters stay as they are. */
export function groupDigits(text: string): string {
  const compact = text.replace(/[\s-]/g, '')
  if (!/^\+?\d{7,}$/.test(compact)) return text
  const groups: string[] = []
  let rest = compact
  while (rest.length > 4) {
    groups.unshift(rest.slice(-3))
    rest = rest.slice(0, -3)
  }
  return [rest, ...groups].join('\u00a0')
}
