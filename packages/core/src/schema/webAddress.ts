import type * as z from 'zod/mini'
import { text } from './text.ts'

const longest = 2_000

/** A link that may be put on a page: https without a password in it, or, where `allowPath` allows it, a path of the same site. */
export function webAddress({ allowPath }: { allowPath: boolean }): z.ZodMiniString<string> {
  const problem = allowPath
    ? 'must be an https address, or a path such as /terms'
    : 'must be an https address'
  return text((value) => {
    if (value.length > longest || /[\s\\"'<>]/.test(value)) return false
    if (allowPath && /^\/(?!\/)/.test(value)) return true
    if (!value.startsWith('https://') || !URL.canParse(value)) return false
    const { username, password } = new URL(value)
    return username === '' && password === ''
  }, problem)
}
