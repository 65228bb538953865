/** Milliseconds within which an event and an operation can belong together. */
export const matchWindows = {
  /** The default time that the matching by facts looks back from an event. */
  byFacts: 259_200_000,
  /** The time for which an event waits for its operation, and for which an event can be about a settled operation. */
  waiting: 604_800_000,
} as const
