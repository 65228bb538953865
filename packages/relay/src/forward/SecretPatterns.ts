/** A secret as it may appear in bytes: by itself and inside base64. */
export type SecretPatterns = {
  /** Whether any of them stands in the bytes as they are, nothing unescaped. */
  isIn(bytes: Uint8Array): boolean
  /** The text with each of them replaced. */
  removeFrom(text: string): string
}
