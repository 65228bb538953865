/**
 * Which equal operations, or sets with equal rows, hold a claim back: every one whose outcome is awaited or not known, besides those that were
 * accepted since one moment, or became final since another.
 */
export type HeldBack = {
  /** Where the service's settlement event is still to come. Milliseconds since 1970. */
  acceptedSince: number
  /** Also where an acceptance is all that ever comes. Milliseconds since 1970. */
  finalSince: number
  /** The operation that the person has seen and does not mean; it holds nothing back unless there is a newer one. */
  confirmed: string | null
}

/** A row of a set that was sent before. */
export type RepeatedRow = { position: number; reference: string; amount: string | null; operationId: string }
