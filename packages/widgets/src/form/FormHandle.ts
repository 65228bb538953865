/** What a host may do to a mounted form. */
export type FormHandle = {
  /** Checks the fields and goes on, at the end to the review; never sends. */
  submit: () => void
  /** An empty form, unless something is being sent. */
  reset: () => void
  /** Reads the operation again. */
  refresh: () => void
}
