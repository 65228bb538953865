/**
 * How much a write's body may hold, whatever its bytes: reading it keeps every other request waiting. Ten thousand rows of a set, each with thirty
 * values, are a busy partner's months; rows share their keys, so that a body needs few names.
 */
export const writeLimits = {
  /** Objects and arrays within each other. */
  depth: 64,
  /** Items of one array, so rows of a set. */
  items: 10_000,
  /** Members of one object. */
  members: 1_000,
  /** Different keys in the whole body. */
  names: 2_000,
  /** Keys not counted. */
  values: 300_000,
} as const
