/** Inserts text after the first match; `null` without one. */
export function insertAfter(text: string, pattern: RegExp, addition: string): string | null {
  const match = pattern.exec(text)
  if (!match) return null
  const end = match.index + match[0].length
  return text.slice(0, end) + addition + text.slice(end)
}
