/** Time as the relay sees it; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds, and returns the function that cancels it. */
  setTimer(callback: () => void, milliseconds: number): () => void
}
