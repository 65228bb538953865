'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'
import { watchSize } from './watchSize.ts'

/** A place in the two lines of a row on a phone: beside the name, or one of two facts below it. */
export type PhonePlace = 'end' | 'below' | 'belowEnd'

/** The width of a table from which it shows a column: of a tablet, a laptop, a large screen. */
export type ColumnRoom = 'narrow' | 'wide' | 'widest'

/** One column's head. */
export type TableHeading = {
  key: string
  /** Also shown before each value of rows that appear as cards. */
  label: string
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end'
  onPhone?: PhonePlace | undefined
  /** @default 'narrow' */
  showFrom?: ColumnRoom | undefined
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

/**
 * Rows and columns. On a phone a row is two lines if a heading has a place there, else a card. The heads stay
 * in sight while the rows scroll; a table that is wider than its room scrolls by itself, and a shadow shows the edge with more.
 */
export function Table({
  caption,
  headings,
  rows,
  actionsLabel,
  busy,
  isPlaceholder = false,
}: TableProps): ReactNode {
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  const more = useHiddenEdges(box)
  const isTwoLine = headings.some(({ onPhone }) => onPhone !== undefined)
  return (
    <div className="ol-Table-frame" data-ol-more={more}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a window on rows, and no landmark of its own */}
      <div
        ref={box}
        {...parts('Table.scroll')}
        role="group"
        aria-label={caption}
        aria-hidden={isPlaceholder || undefined}
        // A box that scrolls must be reachable by keyboard.
        tabIndex={isPlaceholder || more === 'none' ? undefined : 0}
      >
        <table
          {...parts('Table')}
          {...roles.table}
          aria-busy={busy || undefined}
          data-ol-rows={isTwoLine ? 'lines' : undefined}
        >
          <caption className="ol-VisuallyHidden">{caption}</caption>
          <thead {...parts('Table.head')} {...roles.rowgroup}>
            <tr className="ol-Table-headings" {...roles.row}>
              {headings.map(({ key, onPhone: _place, ...heading }) => (
                <TableHeader key={key} {...heading} />
              ))}
              {actionsLabel !== undefined && (
                <TableHeader label={actionsLabel} align="end" showFrom="wide" hidden />
              )}
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
                  const cellProps = {
                    ...{ 'data-label': heading?.label, 'data-ol-align': heading?.align },
                    ...{ 'data-ol-phone': heading?.onPhone, 'data-ol-from': heading?.showFrom },
                  }
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
                  <td {...parts('Table.actions')} {...roles.cell} data-ol-from="wide">
                    {row.actions}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The edges of a scrolling box behind which there is more; `none` if all of it fits, `undefined` before it was measured. */
type HiddenEdges = 'none' | 'start' | 'end' | 'both' | undefined

function useHiddenEdges(box: { readonly current: HTMLDivElement | null }): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>()
  useEffect(() => {
    const element = box.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const measure = () => {
      const width = table.getBoundingClientRect().width
      const from = Math.abs(element.scrollLeft)
      const isMoreBefore = from > 1
      const isMoreAfter = from + element.clientWidth < width - 1
      if (isMoreBefore && isMoreAfter) setEdges('both')
      else if (isMoreBefore) setEdges('start')
      else setEdges(isMoreAfter ? 'end' : 'none')
    }
    element.addEventListener('scroll', measure, { passive: true })
    const stops = [watchSize(element, measure), watchSize(table, measure)]
    return () => {
      element.removeEventListener('scroll', measure)
      for (const stop of stops) stop()
    }
  }, [box])
  return edges
}

type TableHeaderProps = {
  label: string
  align?: 'start' | 'end'
  showFrom?: ColumnRoom | undefined
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** Only for screen readers. */
  hidden?: boolean
}

/** The head of a column; a button where rows can be sorted by it. */
function TableHeader({ label, align, showFrom, sort, onSort, hidden = false }: TableHeaderProps): ReactNode {
  const parts = useParts()
  return (
    <th
      {...parts('Table.heading')}
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: browsers forget what a table is when it is drawn as anything else
      role="columnheader"
      aria-sort={sort}
      data-ol-align={align}
      data-ol-from={showFrom}
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
