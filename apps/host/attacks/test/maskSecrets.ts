import { canaries } from '../upstream/canaries.ts'

/** A raw exchange as a report may show it. */
export function maskSecrets(text: string): string {
  let masked = text
  for (const [name, value] of Object.entries(canaries)) masked = masked.replaceAll(value, `[${name}]`)
  return masked.replaceAll(/(marketday_session=)[^;\r\n]+/g, '$1[cookie]')
}
