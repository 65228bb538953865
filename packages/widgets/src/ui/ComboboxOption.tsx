'use client'
import type { UseComboboxReturnValue } from 'downshift'
import { memo, type ReactNode } from 'react'
import { useParts } from './useParts.ts'

type ComboboxOptionProps<Item> = {
  item: Item
  row: number
  count: number
  gap: number | undefined
  isActive: boolean
  isChosen: boolean
  text: string
  note: ReactNode
  getItemProps: UseComboboxReturnValue<Item>['getItemProps']
}

function DrawnOption<Item>(props: ComboboxOptionProps<Item>): ReactNode {
  const { item, row, count, gap, isActive, isChosen, text, note, getItemProps } = props
  const parts = useParts()
  return (
    <div
      {...getItemProps({ item, index: row, 'aria-posinset': row + 1, 'aria-setsize': count })}
      {...parts('Option')}
      data-ol-row={row}
      data-ol-active={isActive || undefined}
      data-ol-checked={isChosen || undefined}
      style={gap === undefined ? undefined : { marginBlockStart: gap }}
    >
      <span className="ol-Option-label">{text}</span>
      <span className="ol-Option-note">{note}</span>
    </div>
  )
}

/**
 * A row of the list under an input. The note and `getItemProps` are new at every key but do the same for the same item and place, so rows
 * that stay need no new render.
 */
export const ComboboxOption = memo(
  DrawnOption,
  (before, after) =>
    before.item === after.item &&
    before.row === after.row &&
    before.count === after.count &&
    before.gap === after.gap &&
    before.isActive === after.isActive &&
    before.isChosen === after.isChosen,
) as typeof DrawnOption // memo forgets that the component is generic
