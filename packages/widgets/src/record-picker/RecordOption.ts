/** A record as a choice. */
export type RecordOption = {
  id: string
  name: string
  /** Tells it from others of the same name; never a whole number of a person's. */
  note: string | null
  /** Everything it may be found by. */
  text: string
}
