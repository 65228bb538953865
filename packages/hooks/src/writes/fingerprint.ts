/** The same text for the same values, whatever the order of their keys; files count by name, size, type and age. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof File !== 'undefined' && inner instanceof File)
      return [inner.name, inner.size, inner.type, inner.lastModified]
    if (typeof Blob !== 'undefined' && inner instanceof Blob) return [inner.size, inner.type]
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}
