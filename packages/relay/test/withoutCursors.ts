/** A text without the places in a stream of change events, whose random digits could spell anything that a test looks for. */
export function withoutCursors(text: string): string {
  return text.replace(/\b\d+\.[0-9a-f]{24}\b/g, '')
}
