import { safeId } from './safeId.ts'

/** `null`: another path. `malformed`: this path with an id that may not pass. */
type PathMatch = Readonly<Record<string, string>> | 'malformed' | null

const placeholder = /^\{(\w+)(\?)?\}$/

/** Compares a raw path with a template segment by segment, without decoding anything. */
export function matchPath(template: string, path: string): PathMatch {
  const expected = template.split('/')
  const found = path.split('/')
  const mayEndEarly = expected.at(-1)?.endsWith('?}') && found.length === expected.length - 1
  if (found.length !== expected.length && !mayEndEarly) return null
  const parameters: Record<string, string> = {}
  let malformed = false
  for (const [at, segment] of found.entries()) {
    const [, name] = placeholder.exec(expected[at] ?? '') ?? []
    if (name === undefined) {
      if (segment !== expected[at]) return null
    } else {
      malformed ||= !safeId.test(segment)
      parameters[name] = segment
    }
  }
  return malformed ? 'malformed' : parameters
}
