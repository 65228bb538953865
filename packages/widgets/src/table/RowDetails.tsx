'use client'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { DataColumn } from './DataColumn.ts'
import type { RowAction } from './DataTableRowActions.tsx'

type RowDetailsProps<Row> = {
  row: Row
  /** Names the table for screen readers. */
  caption: string
  /** All columns, visible or not; the first one names the row. */
  columns: readonly DataColumn<Row>[]
  actions: readonly RowAction<Row>[]
  /** Cannot be left now: something is being sent. @default false */
  locked?: boolean
  onClose: () => void
  /** Below the values. */
  children?: ReactNode
}

/** One row in full, personal data behind a button each, and the actions on it: a sheet on a phone. */
export function RowDetails<Row>(props: RowDetailsProps<Row>): ReactNode {
  const { row, caption, columns, actions, locked = false, onClose, children } = props
  const say = useCopy(everyWidget)
  const [name, ...others] = columns
  const offered = actions.filter(({ isFor }) => isFor?.(row) ?? true)
  return (
    <Dialog
      title={name?.draw(row)}
      description={caption}
      hideDescription
      closeLabel={say('common.close')}
      locked={locked}
      onClose={onClose}
      part="Table.details"
    >
      <DescriptionList
        rows={others.map(
          (column) =>
            column.value(row) !== null && { key: column.id, name: column.label, value: column.draw(row) },
        )}
      />
      {children}
      {offered.length > 0 && (
        <div className="ol-Dialog-actions">
          {offered.map(({ label, onSelect }, at) => (
            <Button
              key={label}
              variant={at === 0 ? 'primary' : 'secondary'}
              part="Table.action"
              onClick={() => {
                onClose()
                onSelect(row)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
