'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { type DrawnIcon, type IconName, isCommonIcon } from '../ui/drawIcon.ts'
import { everyIcon } from '../ui/everyIcon.ts'
import { table as words } from './table.words.ts'

/** An action on a row, offered as a button in the row. */
export type RowAction<Row> = {
  /** A word or two; with the row's name it is the button's name for screen readers. */
  label: string
  icon?: IconName
  /** The rows that offer it. @default all */
  isFor?: (row: Row) => boolean
  onSelect: (row: Row) => void
}

type DataTableRowActionsProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] }

/** The buttons of one row. */
export function DataTableRowActions<Row>({ row, name, actions }: DataTableRowActionsProps<Row>): ReactNode {
  const t = useCopy(words)
  return actions.map(
    ({ label, icon, isFor, onSelect }) =>
      (isFor?.(row) ?? true) && (
        <Button
          key={label}
          variant="quiet"
          part="Table.action"
          aria-label={t('table.action', { action: label, name })}
          onClick={() => onSelect(row)}
          {...(icon ? { icon: toDrawnIcon(icon) } : {})}
        >
          {label}
        </Button>
      ),
  )
}

/** A host may name any icon, so that all of them come with the rows. */
function toDrawnIcon(name: IconName): DrawnIcon {
  if (isCommonIcon(name)) return name
  return everyIcon.find((other) => other === name) ?? 'info'
}
