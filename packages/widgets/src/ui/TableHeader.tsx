'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

type TableHeaderProps = {
  label: string
  align?: 'start' | 'end'
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** Only for screen readers. */
  hidden?: boolean
}

/** The head of a column; a button where rows can be sorted by it. */
export function TableHeader({ label, align, sort, onSort, hidden = false }: TableHeaderProps): ReactNode {
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
