'use client'
import type { ReactNode } from 'react'
import type { PartName } from '@onlend/widgets'
import { type DrawnIcon, Icon, type Tone, useLendingRoot, useParts } from '@onlend/widgets/internal'

type FilterChipsProps = {
  part: PartName
  label: string
  chips: readonly {
    key: string
    label: string
    /** The number of rows; `null` where it is not known. */
    count: number | null
    sign?: { tone: Tone; icon: DrawnIcon } | null
    isPressed: boolean
    onPress: () => void
  }[]
}

/** The filters of rows as buttons, each with the number of its rows. */
export function FilterChips({ part, label, chips }: FilterChipsProps): ReactNode {
  const parts = useParts()
  const { locale } = useLendingRoot()
  const number = new Intl.NumberFormat(locale)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one
    <ul {...parts('SheetImport.chips', part)} role="list" aria-label={label}>
      {chips.map(({ key, label: name, count, sign, isPressed, onPress }) => (
        <li key={key}>
          <button type="button" {...parts('SheetImport.chip')} aria-pressed={isPressed} onClick={onPress}>
            {sign && (
              <span className="ol-SheetImport-chipSign" data-ol-tone={sign.tone}>
                <Icon name={sign.icon} />
              </span>
            )}
            {count !== null && <span className="ol-SheetImport-chipCount">{number.format(count)}</span>}
            <span className="ol-SheetImport-chipLabel">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
