/** A row of `onlend_drafts` as a driver returns it. */
export type DraftRow = {
  revision: number
  value: string
  actor_name: string | null
  saved_at: number | string
}
