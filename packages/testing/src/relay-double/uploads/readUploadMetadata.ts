/** The pairs of a tus `Upload-Metadata` header: names, and values in Base64 of UTF-8. */
export function readUploadMetadata(header: string | null): Readonly<Record<string, string>> {
  const pairs = (header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', value = '']) => {
      const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
      return [name, new TextDecoder().decode(bytes)] as const
    })
  return Object.fromEntries(pairs)
}
