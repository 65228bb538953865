/** What may be logged of an error: its name and never its message, which may quote what was being read. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
