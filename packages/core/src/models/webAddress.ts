import type { Reader } from '../readers/Reader.ts'
import { textThat } from '../readers/values.ts'

/** The highest number of characters of a link. */
const longestAddress = 2_000

/** A link that is safe on a page: https without a password in it, or, with `allowPath`, a path of the same site. */
export function webAddress({ allowPath }: { allowPath: boolean }): Reader<string> {
  const problem = allowPath
    ? 'must be an https address, or a path such as /terms'
    : 'must be an https address'
  return textThat((value) => {
    if (value.length > longestAddress || /[\s\\"'<>]/.test(value)) return false
    if (allowPath && /^\/(?!\/)/.test(value)) return true
    if (!value.startsWith('https://') || !URL.canParse(value)) return false
    const { username, password } = new URL(value)
    return username === '' && password === ''
  }, problem)
}
