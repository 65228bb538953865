/** The key in a trailer: a reference, or the dictionary itself. `/EncryptMetadata` is another key. */
const encryption = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/

/** The streams of a PDF: their bytes can look like a trailer. One without an end reaches the end, so that many of them cost no more than one. */
const streams = /[^d]stream\r?\n[\s\S]*?(?:endstream|$)/g

/**
 * Whether a PDF is protected with a password, by the whole file or by its last kilobytes, where most have their trailer. Also true for a PDF
 * that opens freely and forbids printing or copying: only a decryption could distinguish them. The relay finds the PDFs that this check misses.
 *
 * @example
 * isEncryptedPdf(new TextEncoder().encode('%PDF-1.7 ... trailer << /Encrypt 5 0 R >>')) // true
 */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  // As Latin-1 every byte is one character.
  const text = new TextDecoder('latin1').decode(bytes)
  return encryption.test(text.replace(streams, ''))
}
