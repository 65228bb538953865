'use client'
import { type ReactNode, useState } from 'react'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'
import { recordChunks } from './recordChunks.ts'
import type { RecordFieldProps } from './RecordPickerView.tsx'

type RecordListFieldProps<Item extends object> = RecordFieldProps<Item> & {
  control: FieldControl
  wanted: boolean
  /** Whether a person pressed the button that was in the place of the list: the list then opens as soon as it arrives. */
  isPressedEarly: boolean
}

/** A plain input until the list under it has arrived; the list then takes over the typed text, once, and never in the middle of a press. */
export function RecordListField<Item extends object>(props: RecordListFieldProps<Item>): ReactNode {
  const { text, list, control, wanted, isPressedEarly } = props
  const parts = useParts()
  const { part: RecordCombobox, failed, error, retry } = useChunk(recordChunks.combobox, wanted)
  const [typed, setTyped] = useState('')
  const [isFocused, setFocused] = useState(isPressedEarly)
  const [isPressed, setPressed] = useState(isPressedEarly)
  const [isDown, setDown] = useState(false)
  const [takeFocus] = useState(() => (input: HTMLInputElement | null) => {
    if (isPressedEarly) input?.focus()
  })
  // The browser moves the focus only after `pointerdown`: an input that is gone by then loses the press.
  if (RecordCombobox && !isDown) {
    return (
      <RecordCombobox
        list={list}
        control={control}
        initialQuery={typed}
        initialFocus={isFocused}
        initialIsOpen={isFocused && isPressed}
      />
    )
  }
  return (
    <>
      <span {...parts('Input.frame')}>
        <input
          {...control}
          {...parts('Input')}
          ref={takeFocus}
          // The chosen record may arrive after the input does.
          key={text}
          role="combobox"
          aria-expanded="false"
          placeholder={list.words.search}
          autoComplete="off"
          defaultValue={text}
          onPointerDown={() => setDown(true)}
          onClick={() => {
            setPressed(true)
            setDown(false)
          }}
          onPointerCancel={() => setDown(false)}
          // A finger leaves before its click, a mouse only where the press ends elsewhere.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setDown(false)}
          onChange={(event) => {
            setTyped(event.target.value)
            setPressed(true)
            setDown(false)
          }}
          onFocus={() => {
            setFocused(true)
            if (failed) retry()
          }}
          onBlur={() => {
            setFocused(false)
            setDown(false)
          }}
        />
        <span {...parts('Input.suffix')} aria-hidden="true">
          <Icon name="chevron" />
        </span>
      </span>
      {failed && (isFocused || isPressed) && (
        <ChunkFailed
          error={error}
          onRetry={() => {
            // The retry button disappears with the focus: the part that arrives takes the focus.
            setFocused(true)
            retry()
          }}
        />
      )}
    </>
  )
}
