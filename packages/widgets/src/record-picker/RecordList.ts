import type { ReactNode, RefObject } from 'react'
import type { ComboboxGroup } from '../ui/Combobox.tsx'
import type { FieldControl } from '../ui/Field.tsx'

/** Records of one kind as a list to choose from, drawn under an input or in a sheet. */
export type RecordList<Item extends object> = {
  label: string
  words: RecordListWords
  /** The records that fit what is typed, the best first. Must keep its identity while it finds the same. */
  find: (query: string) => readonly ComboboxGroup<Item>[]
  getKey: (item: Item) => string | number
  getText: (item: Item) => string
  getNote: (item: Item) => ReactNode
  selected: Item | null
  onChange: (item: Item | null) => void
  isLoading: boolean
  /** Below the list: what it lacks. */
  foot?: ReactNode
}

/** What a list says of its records. */
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

/** What the list under an input takes over from the plain input that stood there before it. */
export type RecordComboboxForm = {
  control: FieldControl
  /** What the person typed before this part arrived. */
  initialQuery: string
  initialFocus: boolean
  initialIsOpen: boolean
}

/** What a sheet takes from the button that opens it. */
export type RecordSheetForm = { onClose: () => void; returnFocus: RefObject<HTMLElement | null> }

/** A second way out of a sheet, for a record that is not in the list. */
export type RecordSheetAction = { label: string; onPress: () => void }
