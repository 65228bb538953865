'use client'
import { type ReactNode, useState } from 'react'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Table, type TableHeading } from '../ui/Table.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { DataColumn } from './DataColumn.ts'
import type { RowAction } from './DataTableRowActions.tsx'
import { table as words } from './table.words.ts'
import { tableChunks } from './tableChunks.ts'

/** The open details of a row, for the content below its values. */
export type RowSheet = {
  close: () => void
  /** Keeps the details open while something is being sent. */
  lock: (isLocked: boolean) => void
}

type SheetRowsProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly Row[]
  /** All columns, visible or not; the first one names the row. */
  columns: readonly DataColumn<Row>[]
  /** @default the columns that are not hidden at first */
  shown?: readonly DataColumn<Row>[]
  /** The headings of `shown`. @default without an order */
  headings?: readonly TableHeading[]
  keyOf: (row: Row) => string
  /** Takes the place of the details that a row opens. */
  onRowSelect?: ((row: Row) => void) | undefined
  /** Below the values in the details of a row. */
  details?: ((row: Row, sheet: RowSheet) => ReactNode) | undefined
  rowActions?: readonly RowAction<Row>[]
  /** The actions of a row as buttons in it. */
  actionsOf?: ((row: Row) => ReactNode) | undefined
  stateOf?: ((row: Row) => string | undefined) | undefined
  busy?: boolean
}

/** Rows, two lines each on a phone, of which a press opens one with all of its values: a sheet on a phone. */
export function SheetRows<Row>(props: SheetRowsProps<Row>): ReactNode {
  const { caption, rows, columns, keyOf, onRowSelect, rowActions = [], actionsOf, stateOf } = props
  const { shown = columns.filter(({ hidden }) => !hidden) } = props
  const { headings = shown.map(toHeading) } = props
  const t = useCopy(words)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isLocked, setLocked] = useState(false)
  const open = openKey === null ? undefined : rows.find((row) => keyOf(row) === openKey)
  const close = () => setOpenKey(null)
  return (
    <>
      <Table
        caption={caption}
        headings={headings}
        busy={props.busy ?? false}
        actionsLabel={actionsOf && t('table.actions')}
        rows={rows.map((row) => ({
          key: keyOf(row),
          cells: shown.map((column, at) =>
            at === 0 ? (
              <RowName
                key={column.id}
                opensDetails={!onRowSelect}
                onSelect={() => (onRowSelect ? onRowSelect(row) : setOpenKey(keyOf(row)))}
              >
                {column.draw(row)}
              </RowName>
            ) : (
              column.draw(row)
            ),
          ),
          isPressable: true,
          state: stateOf?.(row),
          actions: actionsOf?.(row),
        }))}
      />
      {open && (
        <LazyChunk chunk={tableChunks.details} fallback={null}>
          {(RowDetails) => (
            <RowDetails
              row={open}
              caption={caption}
              // Every column is one of these rows; the loaded part cannot name their type.
              columns={columns}
              actions={rowActions}
              locked={isLocked}
              onClose={close}
            >
              {props.details?.(open, { close, lock: setLocked })}
            </RowDetails>
          )}
        </LazyChunk>
      )}
    </>
  )
}

function toHeading<Row>({ id, label, align, onPhone, showFrom }: DataColumn<Row>): TableHeading {
  return { key: id, label, onPhone, showFrom, ...(align && { align }) }
}

type RowNameProps = {
  opensDetails: boolean
  onSelect: () => void
  children: ReactNode
}

/** The name of a row: a button that a press anywhere on the row presses. */
function RowName({ opensDetails, onSelect, children }: RowNameProps): ReactNode {
  const parts = useParts()
  return (
    <button
      type="button"
      {...parts('Table.select')}
      onClick={onSelect}
      aria-haspopup={opensDetails ? 'dialog' : undefined}
    >
      {children}
    </button>
  )
}
