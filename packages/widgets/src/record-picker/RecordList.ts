import type { ReactNode } from 'react'
import type { ComboboxGroup } from '../ui/Combobox.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import type { PartName } from '../ui/PartName.ts'

/** Records of one kind as a list to choose from, under an input or in a sheet. */
export type RecordList<Item extends object> = {
  label: string
  words: RecordListWords
  /** Finds the records that fit the query, the best first. Must keep its identity while it finds the same. */
  find: (query: string) => readonly ComboboxGroup<Item>[]
  getKey: (item: Item) => string | number
  getText: (item: Item) => string
  getNote: (item: Item) => ReactNode
  selected: Item | null
  onChange: (item: Item | null) => void
  isLoading: boolean
  /** Below the list: a note about missing records. */
  foot?: ReactNode
}

/** The words of a list of records. */
export type RecordListWords = {
  placeholder: string
  /** In the empty search. */
  search: string
  /** Names the search. */
  searchLabel: string
  /** Names the button that opens the list. */
  toggle: string
  loading: string
  noResults: string
  results: (count: number) => string
}

/** The state that the list under an input takes over from the plain input before it. */
export type RecordComboboxForm = {
  control: FieldControl
  /** The text that the person typed before this part arrived. */
  initialQuery: string
  initialFocus: boolean
  initialIsOpen: boolean
}

/** How a list looks as a sheet. */
export type RecordSheetLook = {
  part: PartName
  /** Shows the note under the name, for names that can take the whole width. @default beside it */
  noteBelow?: boolean
  /** A second way out of the sheet, for a record that is not in the list. */
  action?: { label: string; onPress: () => void } | null
  actionPart?: PartName
}
