'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import { Field, type FieldControl } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'
import { bankChunks } from './bankChunks.ts'
import type { BankListProps } from './BankListProps.ts'
import { useRoomyPointer } from './useRoomyPointer.ts'

type BankPickerViewProps = Omit<BankListProps, 'label'> & {
  id?: string
  label: ReactNode
  labelText: string
  error?: ReactNode
  /** Below the list: what a person should know about it. */
  note?: ReactNode
  /** @default 'auto' */
  presentation: 'auto' | 'list' | 'sheet'
}

/**
 * Draws the choice of a bank: an input with a list where there is a mouse or room, a button that opens a sheet elsewhere.
 * Both are the same size, so nothing moves when the heavier part arrives.
 */
export function BankPickerView(props: BankPickerViewProps): ReactNode {
  const { id, label, labelText, error, note, presentation, onNotListed, selected, ...list } = props
  const t = useCopy(words)
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  const roomy = useRoomyPointer(box)
  const asList = presentation === 'auto' ? roomy : presentation === 'list'
  const [touched, setTouched] = useState(false)
  useEffect(() => whenIdle(() => setTouched(true)), [])
  const listProps = { ...list, label: labelText, selected, onNotListed }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching what is about to be needed
    <div
      ref={box}
      {...parts('BankPicker')}
      onFocus={() => setTouched(true)}
      onPointerEnter={() => setTouched(true)}
    >
      <Field label={label} error={error} {...(id ? { id } : {})}>
        {(control) =>
          asList ? (
            <ListForm {...listProps} control={control} wanted={touched} />
          ) : (
            <SheetForm {...listProps} control={control} wanted={touched} />
          )
        }
      </Field>
      {note}
      {onNotListed && (
        <div {...parts('BankPicker.below')}>
          <Button variant="quiet" onClick={onNotListed} part="BankPicker.notListed">
            {t('bankPicker.notListed')}
          </Button>
        </div>
      )}
    </div>
  )
}

type FormProps = BankListProps & { control: FieldControl; wanted: boolean }

function ListForm({ control, wanted, ...list }: FormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { part: BankCombobox, failed, retry } = useChunk(bankChunks.combobox, wanted)
  const [typed, setTyped] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)
  // The heavier input takes over what the plain one holds, once.
  if (BankCombobox) {
    return (
      <BankCombobox
        {...list}
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
          role="combobox"
          aria-expanded="false"
          placeholder={t('bankPicker.search')}
          autoComplete="off"
          defaultValue={list.selected?.name ?? ''}
          // The press itself: the part may arrive, and take this input's place, before the finger is lifted.
          onPointerDown={() => setPressed(true)}
          onClick={() => setPressed(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setPressed(true)
          }}
          onFocus={() => {
            setFocused(true)
            if (failed) retry()
          }}
          onBlur={() => setFocused(false)}
        />
        <span {...parts('Input.suffix')} aria-hidden="true">
          <Icon name="chevron" />
        </span>
      </span>
      {failed && (isFocused || isPressed) && (
        <ChunkFailed
          onRetry={() => {
            // What arrives has the focus, which the button that is pressed takes with it.
            setFocused(true)
            retry()
          }}
        />
      )}
    </>
  )
}

function SheetForm({ control, wanted, ...list }: FormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { part: BankSheet, failed, retry } = useChunk(bankChunks.sheet, wanted || open)
  return (
    <>
      <span {...parts('Input.frame')}>
        <button
          id={control.id}
          aria-describedby={control['aria-describedby']}
          {...parts('BankPicker.trigger')}
          ref={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={(open && !BankSheet && !failed) || undefined}
          // The label alone would hide from a screen reader which bank is chosen.
          aria-label={`${list.label}: ${list.selected?.name ?? t('bankPicker.placeholder')}`}
          onClick={() => {
            setOpen(true)
            if (failed) retry()
          }}
        >
          <span className={list.selected ? 'ol-BankPicker-value' : 'ol-BankPicker-placeholder'}>
            {list.selected?.name ?? t('bankPicker.placeholder')}
          </span>
          <Icon name="chevron" />
        </button>
        {open && BankSheet && <BankSheet {...list} onClose={() => setOpen(false)} returnFocus={trigger} />}
      </span>
      {failed && open && <ChunkFailed onRetry={retry} />}
    </>
  )
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(act, 1500)
  return () => clearTimeout(timer)
}
