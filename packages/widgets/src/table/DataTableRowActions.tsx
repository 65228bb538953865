'use client'
import type { ReactNode } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import type { RowAction } from './RowAction.ts'

type DataTableRowActionsProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] }

/** The buttons of one row. */
export function DataTableRowActions<Row>({ row, name, actions }: DataTableRowActionsProps<Row>): ReactNode {
  const t = useCopy(words)
  return actions.map(({ label, icon, onSelect }) => (
    <Button
      key={label}
      variant="quiet"
      part="Table.action"
      aria-label={t('table.action', { action: label, name })}
      onClick={() => onSelect(row)}
      {...(icon ? { icon } : {})}
    >
      {label}
    </Button>
  ))
}
