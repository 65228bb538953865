/** Runs SQL with `$1` parameters and returns the rows. */
export type Queryable = {
  query<Row extends Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** In a transaction whose signals another carrier than `NOTIFY` has: says it to all instances once the transaction has committed. */
  announce?: (channel: string, payload: string) => void
}

/** How a transaction is run. */
export type TransactionOptions = {
  /** No time limit on its statements: for changing tables, which may be large. @default false */
  unhurried?: boolean
  /** One part of work in bulk: where there is one connection, everything else goes first. @default false */
  bulk?: boolean
}

/** A PostgreSQL, embedded or not: all that the relay's store needs of one. */
export type Database = Queryable & {
  /**
   * Commits when the work resolves and rolls back when it rejects. Runs at read committed. The work is called again when the database
   * made it give way to another transaction, so it may do nothing but query.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls back for every `NOTIFY` on the channel, with `null` where some may have been missed, and returns the function that stops it.
   */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
  /** True when no other process can have it open, so that work that was running before the opening is known to be dead. */
  readonly exclusive: boolean
}
