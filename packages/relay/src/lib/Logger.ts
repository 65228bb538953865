/** Facts of a log line: codes, ids and counts, never what a person typed and never a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Where the relay logs; a `pino` logger fits as it is. */
export type Logger = {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}
