/** Milliseconds for which a word waits for its operation, and for which a settled operation may still be what a word is about. */
export const waitingWindow = 604_800_000
