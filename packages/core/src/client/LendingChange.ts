/**
 * Says which reads may be out of date, and nothing of what changed: the truth is the next read. A cache marks what it has of them; a page without
 * one reads them again.
 */
export type LendingChange = {
  /** Names of endpoints whose answers may be out of date. */
  endpoints: readonly string[]
  /** Whether every answer that belongs to the owner may be, whatever its endpoint. */
  isEverything: boolean
  /** Whose data; `null` for that of any. An endpoint that belongs to no partner is meant with any owner. */
  ownerId: string | null
  /** The one operation that changed, where one is known. */
  operationId: string | null
  /** Of a draft: a copy of this revision or a later one is up to date. */
  revision: number | null
  /** Milliseconds for which nothing has changed: what was read in that time is up to date. `null` when that is not known. */
  quiet: number | null
  /** Change events come again after a break: only what could not be read meanwhile is meant. */
  isAfterBreak: boolean
}
