'use client'
import type { PersonalDataKind } from '@onlend/hooks/internal'
import { maskText } from '../format/maskText.ts'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import type { DataColumn } from './DataColumn.ts'
import { NotStated } from './NotStated.tsx'

/** The handling of personal data in a table: behind a button for each value, left out, or visible. */
export type PersonalColumns = 'masked' | 'hidden' | 'full'

type PersonalColumnOptions<Row> = {
  id: string
  label: string
  kind: PersonalDataKind
  value: (row: Row) => string | null
  /** Names the person of a row: screen readers hear the column and this name. */
  owner: (row: Row) => string
  shown: PersonalColumns
  searchable?: boolean
  hidden?: boolean
} & Pick<DataColumn<Row>, 'onPhone' | 'showFrom'>

/** A column of personal data, hidden in the page and in a file alike unless the host asked for all of it. */
export function personalColumn<Row>(options: PersonalColumnOptions<Row>): DataColumn<Row> {
  const { id, label, kind, value, owner, shown, searchable = false, hidden = false, ...place } = options
  const isMasked = shown !== 'full'
  return {
    ...place,
    id,
    label,
    value,
    searchable,
    hidden,
    // An order by hidden numbers would say which ones are larger, and is of no use.
    sortable: !isMasked,
    draw: (row) => {
      const held = value(row)
      if (held === null) return <NotStated />
      return <MaskedValue kind={kind} value={held} label={`${label}: ${owner(row)}`} masked={isMasked} />
    },
    write: (row) => {
      const held = value(row)
      if (held === null) return ''
      return isMasked ? maskText(kind, held).text : held
    },
  }
}
