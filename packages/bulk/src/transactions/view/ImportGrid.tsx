'use client'
import type { ImportRow, TransactionFieldName, TransactionImport } from '../TransactionImport.ts'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useCopy, useLendingRoot, useParts } from '@onlend/widgets/internal'
import { fieldLabel } from './fieldLabel.ts'
import { type CellEnd, ImportGridRow } from './ImportGridRow.tsx'
import { moveInRows } from './moveInRows.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'
import { transactionFields } from './transactionFields.words.ts'

export type ImportGridProps = {
  /** The rows of one page. */
  rows: readonly ImportRow[]
  /** The place of the page's first row among all, from 0; `total` is the number of all rows. */
  start: number
  total: number
  fields: readonly TransactionFieldName[]
  edit: TransactionImport['edit']
  leaveOut: TransactionImport['leaveOut']
}

/** A column of the grid: the line, the issues of the row, a field, or the last column, which leaves the row out. */
export type GridColumn = TransactionFieldName | 'line' | 'wrong' | 'action'

type Place = { rowId: number; column: GridColumn }

/** Rows as a grid that a keyboard can edit: one stop of Tab, arrows inside; one wide column holds the issues of a row, and those of a cell are its description. */
export function ImportGrid({ rows, start, total, fields, edit, leaveOut }: ImportGridProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const parts = useParts()
  const { dir } = useLendingRoot()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const hasIssues = rows.some(({ issues }) => issues.length > 0)
  const columns: readonly GridColumn[] = [
    'line',
    ...(hasIssues ? (['wrong'] as const) : []),
    ...fields,
    'action',
  ]
  const [kept, setPlace] = useState<Place | null>(null)
  const [editing, setEditing] = useState<{ place: Place; text: string | null } | null>(null)
  const wantsFocus = useRef(false)
  const wasFocused = useRef(false)
  const steadyLeaveOut = useSteady(leaveOut)
  const [firstRow] = rows
  const firstColumn: GridColumn = fields[0] ?? 'line'
  const isThere = kept !== null && rows.some((row) => row.id === kept.rowId) && columns.includes(kept.column)
  const place: Place | null = isThere ? kept : firstRow ? { rowId: firstRow.id, column: firstColumn } : null
  useEffect(() => {
    if (!wantsFocus.current || !place || editing) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-ol-cell="${place.rowId} ${place.column}"]`)?.focus()
  })

  const focus = (next: Place) => {
    wantsFocus.current = true
    setPlace(next)
  }
  const move = (key: string, isControl = false) => {
    if (!place) return false
    const at = { row: rows.findIndex((row) => row.id === place.rowId), column: columns.indexOf(place.column) }
    const next = moveInRows({ at, rows: rows.length, columns: columns.length, key, isControl, dir })
    const row = next && rows[next.row]
    const column = next && columns[next.column]
    if (!row || !column) return false
    focus({ rowId: row.id, column })
    return true
  }
  const beginEdit = (text: string | null) => {
    if (!place || !isField(place.column)) return
    setEditing({ place, text })
  }
  const endEdit = (end: CellEnd) => {
    if (!editing || !isField(editing.place.column)) return
    const { rowId, column } = editing.place
    const before = rows.find((row) => row.id === rowId)?.values[column] ?? ''
    setEditing(null)
    if (end.text !== null && end.text !== before) edit(rowId, column, end.text)
    if (end.go === 'stay') focus(editing.place)
    else if (end.go !== null) {
      // At the end of the grid the focus stays on its cell.
      if (!move(end.go)) focus(editing.place)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || !place || event.altKey) return
    const isControl = event.ctrlKey || event.metaKey
    const { key } = event
    if (place.column === 'action' && (key === 'Enter' || key === ' ')) return
    if (key === 'Enter' || key === 'F2') beginEdit(null)
    else if (key === 'Delete' || key === 'Backspace') beginEdit('')
    else if (key.length === 1 && key !== ' ' && !isControl) beginEdit(key)
    else if (!move(key, isControl)) return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const [rowId, column] = target.closest<HTMLElement>('[data-ol-cell]')?.dataset.olCell?.split(' ') ?? []
    const found = columns.find((one) => one === column)
    if (found && (place?.rowId !== Number(rowId) || place.column !== found))
      setPlace({ rowId: Number(rowId), column: found })
  }
  const label = (field: TransactionFieldName) => fieldLabel(field, say)
  return (
    <div {...parts('ImportGrid')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a window on rows, and no landmark of its own */}
      <div
        className="ol-ImportGrid-scroll"
        role="group"
        aria-label={t('import.rows')}
        // A scrolling area must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        <table
          {...parts('ImportGrid.table')}
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited in place
          role="grid"
          aria-label={t('import.rows')}
          aria-rowcount={total + 1}
          aria-colcount={columns.length}
          aria-describedby={`${id}-keys`}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          // A second press on the same cell corrects it, as in a spreadsheet.
          onMouseDown={({ target }) => {
            wasFocused.current = (target as Element).closest('[data-ol-cell]')?.matches(':focus') === true
          }}
          onClick={() => wasFocused.current && !editing && beginEdit(null)}
        >
          <thead className="ol-ImportGrid-head">
            <tr className="ol-ImportGrid-headings" aria-rowindex={1}>
              {columns.map((column) => (
                <th key={column} className="ol-ImportGrid-heading" scope="col">
                  {isField(column) ? label(column) : t(`import.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ol-ImportGrid-body">
            {rows.map((row, index) => {
              const isHere = place?.rowId === row.id
              return (
                <ImportGridRow
                  key={row.id}
                  row={row}
                  rowIndex={start + index + 2}
                  fields={fields}
                  hasIssues={hasIssues}
                  activeColumn={isHere && place ? place.column : null}
                  editing={
                    editing?.place.rowId === row.id
                      ? { column: editing.place.column, text: editing.text }
                      : null
                  }
                  onEnd={endEdit}
                  onLeaveOut={steadyLeaveOut}
                  idPrefix={id}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="ol-Note" id={`${id}-keys`}>
        {t('import.keys')}
      </p>
    </div>
  )
}

function isField(column: GridColumn): column is TransactionFieldName {
  return column !== 'line' && column !== 'wrong' && column !== 'action'
}

/** One stable function while the grid is mounted, so that rows do not render again; it calls the latest `call`. */
function useSteady<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((...args) => latest.current(...args), [])
}
