'use client'
import type { UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useId, useRef, useState } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { useParts } from '../ui/useParts.ts'
import type { DataColumn } from './DataColumn.ts'
import { columnsIcon } from '../ui/listIcons.ts'

type DataTableColumnsProps<Row> = {
  table: Pick<UseTableReturnType<Row, DataColumn<Row>>, 'columns' | 'toggleColumn'>
  /** All columns, visible or not. */
  columns: readonly DataColumn<Row>[]
}

/** A button that opens the choice of columns under it; Escape, or leaving it, closes it. */
export function DataTableColumns<Row>({ table, columns }: DataTableColumnsProps<Row>): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = new Set(table.columns.map((column) => column.id))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from the button and the ticks
    <div
      {...parts('TableColumns')}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on what takes no focus, such as a label, leaves nothing behind.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <Button
        ref={button}
        part="TableColumns.toggle"
        icon={columnsIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('table.columns')}
      </Button>
      <fieldset {...parts('TableColumns.panel')} id={id} hidden={!isOpen}>
        <legend className="ol-VisuallyHidden">{t('table.columnsLegend')}</legend>
        {columns.map(
          (column) =>
            !column.fixed && (
              <Checkbox
                key={column.id}
                label={column.label}
                checked={shown.has(column.id)}
                onChange={() => table.toggleColumn(column.id)}
              />
            ),
        )}
      </fieldset>
    </div>
  )
}
