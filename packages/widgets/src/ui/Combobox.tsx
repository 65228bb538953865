'use client'
import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldControl } from './Field.tsx'
import { Icon } from './Icon.tsx'
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
    inputId: control.id,
    selectedItem: selected,
    itemToString: (item) => (item ? getText(item) : ''),
    itemToKey: (item) => (item ? getKey(item) : null),
    ...(props.initialQuery ? { initialInputValue: props.initialQuery } : {}),
    ...(props.initialIsOpen ? { initialIsOpen: true } : {}),
    onSelectedItemChange: ({ selectedItem }) => report(selectedItem),
    onInputValueChange: ({ inputValue, selectedItem }) =>
      props.onQueryChange(selectedItem && getText(selectedItem) === inputValue ? '' : inputValue),
    onIsOpenChange: ({ isOpen }) => {
      // Choosing anew: what the host did not take may be chosen again.
      if (isOpen) reported.current = selectedKey
      else props.onBlur?.()
    },
  })
  const frame = useRef<HTMLSpanElement>(null)
  const room = usePopupRoom(frame, box.isOpen)
  const drawOption = (item: Item, index: number) => (
    <ComboboxOption
      key={getKey(item)}
      item={item}
      index={index}
      isActive={box.highlightedIndex === index}
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
        hidden={!box.isOpen}
        data-ol-side={room?.side}
        style={room ? { maxBlockSize: room.height } : undefined}
      >
        <div {...box.getMenuProps({ 'aria-label': label })} aria-labelledby={undefined} {...parts('Options')}>
          {box.isOpen &&
            groups.map(({ heading, items: options }, at) => {
              const drawn = options.map((item) => drawOption(item, items.indexOf(item)))
              if (heading === null) return drawn
              return (
                // A fieldset may not stand in a listbox.
                // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of a listbox asks for role="group"
                <div key={heading} role="group" aria-labelledby={`${control.id}-group-${at}`}>
                  <span {...parts('Options.heading')} id={`${control.id}-group-${at}`}>
                    {heading}
                  </span>
                  {drawn}
                </div>
              )
            })}
        </div>
        {box.isOpen && items.length === 0 && <p {...parts('Options.empty')}>{empty}</p>}
        {box.isOpen && <div {...parts('Options.foot')}>{foot}</div>}
      </div>
    </div>
  )
}

type ComboboxOptionProps<Item> = {
  item: Item
  index: number
  isActive: boolean
  isChosen: boolean
  text: string
  note: ReactNode
  getItemProps: UseComboboxReturnValue<Item>['getItemProps']
}

function DrawnOption<Item>(props: ComboboxOptionProps<Item>): ReactNode {
  const { item, index, isActive, isChosen, text, note, getItemProps } = props
  const parts = useParts()
  return (
    <div
      {...getItemProps({ item, index })}
      {...parts('Option')}
      data-ol-active={isActive || undefined}
      data-ol-checked={isChosen || undefined}
    >
      <span className="ol-Option-label">{text}</span>
      <span className="ol-Option-note">{note}</span>
    </div>
  )
}

/** `getItemProps` is new at every key but does the same for the same item and place, so rows that stay need no new drawing. */
const ComboboxOption = memo(
  DrawnOption,
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.isActive === after.isActive &&
    before.isChosen === after.isChosen,
) as typeof DrawnOption // memo forgets that the component is generic
