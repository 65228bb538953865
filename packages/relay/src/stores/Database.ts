/** Runs SQL with `$1` parameters and returns the rows. */
export type Queryable = {
  query<Row extends Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

/** A PostgreSQL, embedded or not: all that the relay's store needs of one. */
export type Database = Queryable & {
  /** Commits when the work resolves and rolls back when it rejects. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>
  /** Calls back for every `NOTIFY` on the channel, and returns what stops it. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
  /** True when no other process can have it open, so that what was running when it was opened is known to be dead. */
  readonly exclusive: boolean
}
