/**
 * Adds a line to a list in a source file. `before` is a pattern: the line goes in front of the first match that comes
 * after `after` (or after the start). Throws when the list is not where it was, rather than writing somewhere else.
 */
export function insertLine(text, { line, after = /^/, before }) {
  const start = text.search(after)
  if (start === -1) throw new Error(`There is no ${after} to add "${line}" below.`)
  const lines = text.slice(start).split('\n')
  const index = lines.findIndex((each, position) => position > 0 && before.test(each))
  if (index === -1) throw new Error(`There is no ${before} to add "${line}" in front of.`)
  lines.splice(index, 0, line)
  return text.slice(0, start) + lines.join('\n')
}
