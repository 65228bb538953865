/** The name of an error for the log. The message stays out, since it may quote the text that was being read. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
