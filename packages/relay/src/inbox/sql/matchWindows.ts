/** Milliseconds within which an event and an operation are taken for one and the same matter. */
export const matchWindows = {
  /** How far an event looks back by its facts, where nothing else is said. */
  byFacts: 259_200_000,
  /** For how long an event waits for its operation, and a settled operation may still be what an event is about. */
  waiting: 604_800_000,
} as const
