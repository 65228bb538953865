/**
 * An account or phone number in the one spelling that equal numbers share: digits and letters only, no international prefix signs.
 *
 * @example
 * foldDestination('0123-456 789') // '0123456789'
 */
export function foldDestination(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const folded = String(value)
    .replace(/[^0-9A-Za-z*]/g, '')
    .toUpperCase()
  return folded === '' ? null : folded
}
