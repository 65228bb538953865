/** What a picker of records says of its own records. */
export type RecordWords = {
  placeholder: string
  /** In the empty search, and its name. */
  search: string
  /** Names the button that opens the list. */
  toggle: string
  failed: string
  none: string
}
