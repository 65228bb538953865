/** What may be told of an error in a log: its message may quote what was being read. */
export function toErrorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
