import { parseJson } from '@onlend/core/internal'

/** Parses JSON, or `undefined` when it is none. Numbers too long for JavaScript keep their digits. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    // Text that is not JSON is an answer here, not a failure: the caller decides its meaning.
    return undefined
  }
}
