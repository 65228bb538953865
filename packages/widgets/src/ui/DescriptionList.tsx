'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { downIcon } from './icons.ts'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'

/** One name and its value; `null` rows are left out. */
export type DescriptionRow =
  | {
      name: ReactNode
      value: ReactNode
      key: string
      strong?: boolean
      /** Shows an arrow between this row and the next: money goes from the one to the other. */
      leadsOn?: boolean
    }
  | null
  | false

type DescriptionListProps = { rows: readonly DescriptionRow[]; part?: PartName }

/** Names and values, one pair a line. */
export function DescriptionList({ rows, part = 'DescriptionList' }: DescriptionListProps): ReactNode {
  const parts = useParts()
  return (
    <dl {...parts('DescriptionList', part)}>
      {rows.map(
        (row) =>
          row && (
            <div
              key={row.key}
              className="ol-DescriptionList-row"
              data-ol-strong={row.strong || undefined}
              data-ol-leads-on={row.leadsOn || undefined}
            >
              <dt className="ol-DescriptionList-name">{row.name}</dt>
              <dd className="ol-DescriptionList-value">
                <bdi>{row.value}</bdi>
                {row.leadsOn && <Icon name={downIcon} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
