'use client'
import { formatDate } from '../format/formatDate.ts'
import type { DataColumn } from './DataColumn.ts'
import { NotStated } from './NotStated.tsx'

type DayColumnOptions<Row> = {
  id: string
  label: string
  /** ISO 8601; of a moment only its day is shown. */
  value: (row: Row) => string | null
  locale: string
} & Pick<DataColumn<Row>, 'onPhone' | 'showFrom'>

/**
 * A day as the service wrote it. The customer list writes moments without a zone, so an hour would be a guess and another zone
 * might make it another day.
 */
export function dayColumn<Row>({
  id,
  label,
  value,
  locale,
  ...place
}: DayColumnOptions<Row>): DataColumn<Row> {
  return {
    ...place,
    id,
    label,
    type: 'date',
    value,
    draw: (row) => {
      const moment = value(row)
      return moment === null ? (
        <NotStated />
      ) : (
        <bdi className="ol-Table-day">{formatDate(moment.slice(0, 10), locale)}</bdi>
      )
    },
    write: (row) => value(row)?.slice(0, 10) ?? '',
  }
}
