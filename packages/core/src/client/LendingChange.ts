/**
 * Names the reads that may be out of date, without the new values: the next read returns those. A cache marks its copies as stale; a page without
 * a cache reads again.
 */
export type LendingChange = {
  /** Names of endpoints whose answers may be out of date. */
  endpoints: readonly string[]
  /** Whether every answer of the owner may be out of date, at all endpoints. */
  isEverything: boolean
  /** The partner whose data changed; `null` for all partners. An endpoint that belongs to no partner matches every owner. */
  ownerId: string | null
  /** The operation that changed; `null` when it is not known. */
  operationId: string | null
  /** The revision of a changed draft: a copy of this revision or a later one is up to date. */
  revision: number | null
  /** Milliseconds without a change: data that was read in that time is up to date. `null` when that is not known. */
  quiet: number | null
  /** The change events came back after a break: the change means only reads that failed during the break. */
  isAfterBreak: boolean
}
