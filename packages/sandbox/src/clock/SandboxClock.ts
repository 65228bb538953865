/**
 * The sandbox's only source of time. Every settlement, webhook retry and delayed answer waits on it,
 * so a test that owns the clock owns the order of events.
 */
export type SandboxClock = {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Calls `run` once, `ms` from now, and returns a function that cancels it. */
  setTimer(run: () => void | Promise<void>, ms: number): () => void
  /** Moves time on and fires what became due, in order, waiting for each before the next. */
  advance(ms: number): Promise<void>
  /** Drops every timer. */
  stop(): void
}
