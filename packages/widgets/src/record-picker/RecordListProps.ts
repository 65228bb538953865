import type { RecordOption } from './RecordOption.ts'
import type { RecordWords } from './RecordWords.ts'

/** What both forms of the list take, the one under the input and the sheet. */
export type RecordListProps = {
  label: string
  words: RecordWords
  /** Must keep their identity between renders. */
  options: readonly RecordOption[]
  selected: RecordOption | null
  onChange: (option: RecordOption | null) => void
  isLoading: boolean
}
