const half = /\p{Surrogate}/u

/** Whether a text holds neither NUL nor half of a surrogate pair, which stores refuse and readers take in different ways. */
export function isWellFormed(text: string): boolean {
  return !text.includes('\0') && !half.test(text)
}
