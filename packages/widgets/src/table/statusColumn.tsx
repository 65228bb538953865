'use client'
import { Badge } from '../ui/Badge.tsx'
import type { DataColumn } from './DataColumn.ts'

type StatusColumnOptions = { label: string; active: string; deleted: string }

/** Whether the service has marked a record as deleted; the table can be narrowed by it. */
export function statusColumn<Row extends { is_deleted: boolean | null }>({
  label,
  active,
  deleted,
}: StatusColumnOptions): DataColumn<Row> {
  return {
    id: 'status',
    label,
    onPhone: 'end',
    value: (row) => (row.is_deleted === true ? 'deleted' : 'active'),
    filter: ['active', 'deleted'],
    filterLabels: { active, deleted },
    draw: (row) =>
      row.is_deleted === true ? (
        <Badge tone="warning" icon="close">
          {deleted}
        </Badge>
      ) : (
        <Badge tone="success" icon="check">
          {active}
        </Badge>
      ),
    write: (row) => (row.is_deleted === true ? deleted : active),
  }
}
