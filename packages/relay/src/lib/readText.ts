// Without `stream`, a decoder keeps nothing between two texts.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8 strictly, a byte order mark included; `null` when it is not UTF-8. */
export function readText(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    // Bytes that are not UTF-8 are an answer to the question, not a failure.
    return null
  }
}
