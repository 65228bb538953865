'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

/** One column's head. */
export type TableHeading = {
  key: string
  /** Also shown before each value of rows that appear as cards. */
  label: string
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end'
  /** How the rows are sorted by it; `undefined` where they cannot be. */
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

/** One row: a cell for each heading, the first of which names the row. */
export type TableRow = {
  key: string
  cells: readonly ReactNode[]
  /** The buttons of the row, in a separate last column. */
  actions?: ReactNode
  /** The first cell holds a control that the whole row presses. */
  isPressable?: boolean
  state?: string | undefined
}

/** The props of the table, and of a replacement for it. */
export type TableProps = {
  /** Names the table for screen readers. */
  caption: string
  headings: readonly TableHeading[]
  rows: readonly TableRow[]
  /** Heads the column of actions; without it there is none. */
  actionsLabel?: string | undefined
  busy?: boolean
  /** A placeholder for rows that are not here yet: hidden from screen readers and from the keyboard. */
  isPlaceholder?: boolean
}

/** The roles of a table: some browsers drop them when CSS shows the rows as cards, which it does in a narrow container. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** Rows and columns; a card for each row where there is no room for columns. */
export function Table({
  caption,
  headings,
  rows,
  actionsLabel,
  busy,
  isPlaceholder = false,
}: TableProps): ReactNode {
  const parts = useParts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a window on rows, and no landmark of its own
    <div
      {...parts('Table.scroll')}
      role="group"
      aria-label={caption}
      aria-hidden={isPlaceholder || undefined}
      // A box that scrolls must be reachable by keyboard.
      tabIndex={isPlaceholder ? undefined : 0}
    >
      <table {...parts('Table')} {...roles.table} aria-busy={busy || undefined}>
        <caption className="ol-VisuallyHidden">{caption}</caption>
        <thead {...parts('Table.head')} {...roles.rowgroup}>
          <tr className="ol-Table-headings" {...roles.row}>
            {headings.map(({ key, ...heading }) => (
              <TableHeader key={key} {...heading} />
            ))}
            {actionsLabel !== undefined && <TableHeader label={actionsLabel} align="end" hidden />}
          </tr>
        </thead>
        <tbody className="ol-Table-body" {...roles.rowgroup}>
          {rows.map((row) => (
            <tr
              key={row.key}
              {...parts('Table.row')}
              {...roles.row}
              data-ol-pressable={row.isPressable || undefined}
              data-ol-state={row.state}
            >
              {row.cells.map((cell, at) => {
                const heading = headings[at]
                const cellProps = { 'data-label': heading?.label, 'data-ol-align': heading?.align }
                return at === 0 ? (
                  <th
                    key={heading?.key}
                    {...parts('Table.name')}
                    scope="row"
                    {...roles.rowheader}
                    {...cellProps}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={heading?.key} {...parts('Table.cell')} {...roles.cell} {...cellProps}>
                    {cell}
                  </td>
                )
              })}
              {actionsLabel !== undefined && (
                <td {...parts('Table.actions')} {...roles.cell}>
                  {row.actions}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableHeaderProps = {
  label: string
  align?: 'start' | 'end'
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** Only for screen readers. */
  hidden?: boolean
}

/** The head of a column; a button where rows can be sorted by it. */
function TableHeader({ label, align, sort, onSort, hidden = false }: TableHeaderProps): ReactNode {
  const parts = useParts()
  return (
    <th
      {...parts('Table.heading')}
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: browsers forget what a table is when it is drawn as anything else
      role="columnheader"
      aria-sort={sort}
      data-ol-align={align}
    >
      {onSort ? (
        <button type="button" {...parts('Table.sort')} onClick={onSort}>
          <span className="ol-Table-headingText">{label}</span>
          <Icon name="chevron" />
        </button>
      ) : (
        <span className={hidden ? 'ol-VisuallyHidden' : 'ol-Table-headingText'}>{label}</span>
      )}
    </th>
  )
}
