import type { DraftFields } from './DraftFields.ts'

/** What turns one draft into the other; a field that is to be emptied is `''`. */
export function draftChanges(from: DraftFields, to: DraftFields): DraftFields {
  const paths = new Set([...Object.keys(from), ...Object.keys(to)])
  return Object.fromEntries(
    [...paths].flatMap((path) => (from[path] === to[path] ? [] : [[path, to[path] ?? '']])),
  )
}
