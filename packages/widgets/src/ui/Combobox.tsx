'use client'
import { useCombobox } from 'downshift'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ComboboxOption } from './ComboboxOption.tsx'
import type { FieldControl } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { pageOfEvents } from './pageOfEvents.ts'
import { useDrawnRows } from './useDrawnRows.ts'
import { useParts } from './useParts.ts'
import { usePopupRoom } from './usePopupRoom.ts'

/** Items under one heading; `null` heads nothing. */
export type ComboboxGroup<Item> = { heading: string | null; items: readonly Item[] }

type ComboboxProps<Item extends object> = {
  label: string
  toggleLabel: string
  placeholder: string
  control: FieldControl
  groups: readonly ComboboxGroup<Item>[]
  selected: Item | null
  getKey: (item: Item) => string | number
  getText: (item: Item) => string
  getNote: (item: Item) => ReactNode
  onChange: (item: Item | null) => void
  onQueryChange: (query: string) => void
  onBlur?: () => void
  initialQuery?: string
  initialFocus?: boolean
  initialIsOpen?: boolean
  empty: ReactNode
  foot: ReactNode
}

/**
 * An input with a list under it: type to narrow, arrows to move, Enter to choose; Escape closes, a second Escape clears.
 * Heavy: import it only from a part that is fetched on demand.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>): ReactNode {
  const {
    label,
    toggleLabel,
    placeholder,
    control,
    groups,
    selected,
    getKey,
    getText,
    getNote,
    empty,
    foot,
  } = props
  const parts = useParts()
  // Only when it takes the place of a plain input that had the focus, and once: the library hands every drawing a new ref.
  const [takeFocus] = useState(() => {
    let isDue = props.initialFocus === true
    return (input: HTMLInputElement | null) => {
      if (!isDue || !input) return
      isDue = false
      input.focus()
      // The next letter belongs after those already typed.
      input.setSelectionRange(input.value.length, input.value.length)
    }
  })
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const selectedKey = selected && getKey(selected)
  const reported = useRef(selectedKey)
  useEffect(() => {
    reported.current = selectedKey
  }, [selectedKey])
  // The library tells of a choice again and again until `selected` follows it, which on React 18 it never does if each time sets state above.
  const report = (item: Item | null) => {
    const key = item && getKey(item)
    if (key === reported.current) return
    reported.current = key
    props.onChange(item)
  }
  const box = useCombobox<Item>({
    items,
    environment: pageOfEvents,
    inputId: control.id,
    scrollIntoView: showRow,
    selectedItem: selected,
    itemToString: (item) => (item ? getText(item) : ''),
    itemToKey: (item) => (item ? getKey(item) : null),
    ...(props.initialQuery ? { initialInputValue: props.initialQuery } : {}),
    ...(props.initialIsOpen ? { initialIsOpen: true } : {}),
    onSelectedItemChange: ({ selectedItem }) => report(selectedItem),
    onInputValueChange: ({ inputValue, selectedItem }) =>
      props.onQueryChange(selectedItem && getText(selectedItem) === inputValue ? '' : inputValue),
    onIsOpenChange: ({ isOpen }) => {
      // A person can choose an item again that the host did not accept.
      if (isOpen) reported.current = selectedKey
      else props.onBlur?.()
    },
  })
  const { highlightedIndex, isOpen } = box
  const frame = useRef<HTMLSpanElement>(null)
  const [list] = useState(createListBox)
  const room = usePopupRoom(frame, isOpen)
  const { rows, gaps, rest } = useDrawnRows(list.box, items, [isOpen ? highlightedIndex : -1])
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0),
  )

  useLayoutEffect(() => {
    // The list can be lower now than when the library scrolled to the row.
    const { current } = list.box
    const option = current?.querySelector<HTMLElement>('[role="option"][data-ol-active]')
    if (current && option) showRow(option, current)
  }, [list, room?.height])

  const { setHighlightedIndex } = box
  useLayoutEffect(() => {
    // The rows follow the typed letters later: an arrow key in between can have moved past the last row.
    if (highlightedIndex >= items.length) setHighlightedIndex(-1)
  }, [highlightedIndex, items.length, setHighlightedIndex])

  const drawOption = (item: Item, row: number, isHeaded: boolean) => (
    <ComboboxOption
      key={getKey(item)}
      item={item}
      row={row}
      count={items.length}
      gap={isHeaded ? undefined : gaps.get(row)}
      isActive={highlightedIndex === row}
      isChosen={selected !== null && getKey(selected) === getKey(item)}
      text={getText(item)}
      note={getNote(item)}
      getItemProps={box.getItemProps}
    />
  )
  return (
    <div {...parts('Combobox')}>
      <span {...parts('Input.frame')} ref={frame}>
        <input
          {...box.getInputProps({
            ref: takeFocus,
            placeholder,
            form: control.form,
            'aria-describedby': control['aria-describedby'],
            'aria-invalid': control['aria-invalid'],
            autoComplete: 'off',
            spellCheck: false,
          })}
          aria-labelledby={undefined}
          {...parts('Input')}
        />
        <button {...box.getToggleButtonProps({ 'aria-label': toggleLabel })} {...parts('Combobox.toggle')}>
          <Icon name="chevron" />
        </button>
      </span>
      <div
        {...parts('Combobox.popup')}
        hidden={!isOpen}
        data-ol-side={room?.side}
        style={room ? { maxBlockSize: room.height } : undefined}
      >
        <div
          {...box.getMenuProps({ ref: list.keep, 'aria-label': label })}
          aria-labelledby={undefined}
          {...parts('Options')}
        >
          {isOpen &&
            groups.map(({ heading, items: options }, at) => {
              const start = starts[at] ?? 0
              const own = rows.filter((row) => row >= start && row < start + options.length)
              const isHeaded = heading !== null && own[0] === start
              const drawn = own.map((row) => drawOption(items[row] as Item, row, isHeaded && row === start)) // a drawn row is within the list
              if (heading === null) return drawn
              if (drawn.length === 0) return null
              return (
                // A fieldset is not allowed in a listbox.
                // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of a listbox asks for role="group"
                <div
                  key={heading}
                  role="group"
                  {...(isHeaded
                    ? { 'aria-labelledby': `${control.id}-group-${at}` }
                    : { 'aria-label': heading })}
                >
                  {isHeaded && (
                    <span
                      {...parts('Options.heading')}
                      id={`${control.id}-group-${at}`}
                      data-ol-row={start}
                      style={{ marginBlockStart: gaps.get(start) }}
                    >
                      {heading}
                    </span>
                  )}
                  {drawn}
                </div>
              )
            })}
          {isOpen && <div style={{ blockSize: rest }} />}
        </div>
        {isOpen && items.length === 0 && <p {...parts('Options.empty')}>{empty}</p>}
        {isOpen && <div {...parts('Options.foot')}>{foot}</div>}
      </div>
    </div>
  )
}

/** The element of the list, which the library wants to keep too. */
function createListBox() {
  const box: { current: HTMLElement | null } = { current: null }
  return {
    box,
    keep: (element: HTMLElement | null) => {
      box.current = element
    },
  }
}

/** Scrolls the list, and nothing else, as far as the row needs. */
function showRow(row: HTMLElement, list: HTMLElement): void {
  const frame = list.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (top < frame.top) list.scrollBy(0, top - frame.top)
  else if (bottom > frame.bottom) list.scrollBy(0, bottom - frame.bottom)
}
