/** The name of an error for the log: the message may quote the text that was being read. */
export function toErrorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
