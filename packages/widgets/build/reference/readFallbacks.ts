/** The fallback of each custom property that is not set, by name, from the first `var(--name, fallback)` of a sheet. */
export function readFallbacks(css: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { index, 0: opening, 1: name = '' } of css.matchAll(/var\(\s*(--ol-[\w-]+)\s*,/g)) {
    if (found.has(name)) continue
    const start = index + opening.length
    let end = start
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '(') depth += 1
      if (css[end] === ')') depth -= 1
    }
    found.set(
      name,
      css
        .slice(start, end - 1)
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }
  return found
}
