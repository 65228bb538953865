/** The text that a JSON string stands for, given with its quotes and known to be one. */
export function unquoteJson(quoted: string): string {
  // The cast follows from what is given: only a string comes of a JSON string.
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
}
