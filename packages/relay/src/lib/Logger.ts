/** Facts of a log line: codes, ids and counts, never typed text and never a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** The logger of the relay; a `pino` logger fits as it is. */
export type Logger = {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}
