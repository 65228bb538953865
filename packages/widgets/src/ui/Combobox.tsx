'use client'
import { useCombobox } from 'downshift'
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react'
import type { FieldControl } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

export type ComboboxGroup<Item> = { key: string; heading: ReactNode; items: readonly Item[] }

type ComboboxProps<Item extends object> = {
  label: string
  toggleLabel: string
  placeholder: string
  control: FieldControl
  groups: readonly ComboboxGroup<Item>[]
  selected: Item | null
  keyOf: (item: Item) => string | number
  textOf: (item: Item) => string
  noteOf: (item: Item) => ReactNode
  onChange: (item: Item | null) => void
  onQueryChange: (query: string) => void
  onBlur?: () => void
  initialQuery?: string
  initialFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
  empty: ReactNode
  foot: ReactNode
}

/**
 * An input with a list under it: type to narrow, arrows to move, Enter to choose; Escape closes, a second Escape clears.
 * Heavy: import it only from a part that is fetched on demand.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>): ReactNode {
  const { label, toggleLabel, placeholder, control, groups, selected, keyOf, textOf, noteOf, empty, foot } = props
  const parts = useParts()
  const input = useRef<HTMLInputElement>(null)
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const box = useCombobox<Item>({
    items,
    inputId: control.id,
    selectedItem: selected,
    itemToString: (item) => (item ? textOf(item) : ''),
    itemToKey: (item) => (item ? keyOf(item) : null),
    ...(props.initialQuery ? { initialInputValue: props.initialQuery, initialIsOpen: true } : {}),
    onSelectedItemChange: ({ selectedItem }) => props.onChange(selectedItem),
    onInputValueChange: ({ inputValue, selectedItem }) =>
      props.onQueryChange(selectedItem && textOf(selectedItem) === inputValue ? '' : inputValue),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) props.onBlur?.()
    },
  })
  useEffect(() => {
    if (props.initialFocus) input.current?.focus()
    // Only when it takes the place of the plain input that had the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  let index = -1
  return (
    <div {...parts('Combobox')}>
      <span {...parts('Input.frame')}>
        <input
          {...box.getInputProps({
            ref: input,
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
      <div {...parts('Combobox.popup')} hidden={!box.isOpen}>
        <div {...box.getMenuProps({ 'aria-label': label })} aria-labelledby={undefined} {...parts('Options')}>
          {box.isOpen &&
            groups.map((group) => (
              <div key={group.key} role={group.heading ? 'group' : 'presentation'} aria-label={group.heading ? group.key : undefined}>
                {group.heading && (
                  <span {...parts('Options.heading')} aria-hidden="true">
                    {group.heading}
                  </span>
                )}
                {group.items.map((item) => {
                  index += 1
                  return (
                    <div
                      key={keyOf(item)}
                      {...box.getItemProps({ item, index })}
                      {...parts('Option')}
                      data-ol-active={box.highlightedIndex === index || undefined}
                    >
                      <span className="ol-Option-label">{textOf(item)}</span>
                      <span className="ol-Option-note">{noteOf(item)}</span>
                    </div>
                  )
                })}
              </div>
            ))}
        </div>
        {box.isOpen && items.length === 0 && <p {...parts('Options.empty')}>{empty}</p>}
        {box.isOpen && <div {...parts('Options.foot')}>{foot}</div>}
      </div>
    </div>
  )
}
