/** Milliseconds for which an event waits for its operation, and for which a settled operation may still be what an event is about. */
export const waitingWindow = 604_800_000
