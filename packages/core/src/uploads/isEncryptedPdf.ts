/** As a trailer has it: a reference, or the dictionary itself. `/EncryptMetadata` is another key. */
const encryption = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/

/** What stands between these can hold any bytes, also ones that look like a trailer. */
const streams = /[^d]stream\r?\n[\s\S]*?endstream/g

/**
 * Whether a PDF is protected with a password, by the whole file or by its last kilobytes, where most have their trailer. Also true for one
 * that opens freely and forbids printing or copying: telling these apart takes a decryption. What it misses, the relay finds.
 *
 * @example
 * isEncryptedPdf(new TextEncoder().encode('%PDF-1.7 ... trailer << /Encrypt 5 0 R >>')) // true
 */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  // As Latin-1 every byte is one character.
  const text = new TextDecoder('latin1').decode(bytes)
  return encryption.test(text.replace(streams, ''))
}
