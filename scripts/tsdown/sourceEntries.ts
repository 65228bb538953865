/**
 * The TypeScript entry files that an `exports` field names under the source condition, however deeply nested. What a pattern
 * (`./locales/*`) names is written by a step of the package's own.
 */
export function sourceEntries(exports: unknown): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [condition, target] of Object.entries(value)) {
      if (condition === '@onlend/source' && typeof target === 'string' && /^[^*]+\.tsx?$/.test(target))
        found.add(target)
      else visit(target)
    }
  }
  visit(exports)
  return [...found].map((file) => file.replace(/^\.\//, ''))
}
