/** A secret as it may appear in text: by itself and inside base64. */
export type SecretPatterns = {
  /** Every spelling that is looked for. */
  words: readonly string[]
  /** Whether any of them stands in the text as it is, nothing unescaped. */
  areIn: (text: string) => boolean
  /** The text with each of them replaced. */
  removeFrom: (text: string) => string
}
