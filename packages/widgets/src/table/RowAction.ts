import type { IconName } from '../ui/iconPaths.ts'

/** Something that may be done with a row, offered as a button in it. */
export type RowAction<Row> = {
  /** A word or two; with the row's name it is the button's name for screen readers. */
  label: string
  icon?: IconName
  onSelect: (row: Row) => void
}
