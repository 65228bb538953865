'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useRoomyPointer } from '../bank-picker/useRoomyPointer.ts'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import { Field, type FieldControl } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'
import type { LoanListProps } from './LoanListProps.ts'
import { reconcileRepaymentsChunks } from './reconcileRepaymentsChunks.ts'

type LoanPickerProps = LoanListProps & {
  id: string
  error: string | undefined
  warning: string | undefined
  presentation: 'auto' | 'list' | 'sheet'
  /** The reference that is set, also while its loan has not been read. */
  reference: string
}

/** Chooses a loan: an input with a list where there is a mouse or room, a button that opens a sheet elsewhere. Both are the same size. */
export function LoanPicker(props: LoanPickerProps): ReactNode {
  const { id, error, warning, presentation, reference, ...list } = props
  const box = useRef<HTMLDivElement>(null)
  const roomy = useRoomyPointer(box)
  const asList = presentation === 'auto' ? roomy : presentation === 'list'
  const [touched, setTouched] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching what is about to be needed
    <div ref={box} onFocus={() => setTouched(true)} onPointerEnter={() => setTouched(true)}>
      <Field label={list.label} error={error} warning={warning} id={id} part="ReconcileRepaymentsForm.loan">
        {(control) =>
          asList ? (
            <AsList {...list} reference={reference} control={control} wanted={touched} />
          ) : (
            <AsSheet {...list} reference={reference} control={control} wanted={touched} />
          )
        }
      </Field>
    </div>
  )
}

type FormProps = LoanListProps & { reference: string; control: FieldControl; wanted: boolean }

function AsList({ reference, control, wanted, ...list }: FormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { part: LoanCombobox, failed, retry } = useChunk(reconcileRepaymentsChunks.combobox, wanted)
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)
  if (LoanCombobox)
    return (
      <LoanCombobox
        {...list}
        control={control}
        initialFocus={isFocused}
        initialIsOpen={isFocused && isPressed}
      />
    )
  return (
    <>
      <span {...parts('Input.frame')}>
        <input
          {...control}
          {...parts('Input')}
          role="combobox"
          aria-expanded="false"
          // Typed into for the moment that the list takes to arrive: what was typed would be lost with it.
          readOnly
          placeholder={t('repayment.loan.search')}
          autoComplete="off"
          value={reference}
          // The press itself: the part may arrive, and take this input's place, before the finger is lifted.
          onPointerDown={() => setPressed(true)}
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

function AsSheet({ reference, control, wanted, ...list }: FormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { part: LoanSheet, failed, retry } = useChunk(reconcileRepaymentsChunks.sheet, wanted || open)
  const text = reference || t('repayment.loan.placeholder')
  return (
    <>
      <span {...parts('Input.frame')}>
        <button
          id={control.id}
          aria-describedby={control['aria-describedby']}
          {...parts('BankPicker.trigger', 'ReconcileRepaymentsForm.loanTrigger')}
          ref={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={(open && !LoanSheet && !failed) || undefined}
          // The label alone would hide from a screen reader which loan is chosen.
          aria-label={`${list.label}: ${text}`}
          onClick={() => {
            setOpen(true)
            if (failed) retry()
          }}
        >
          <span className={reference ? 'ol-BankPicker-value' : 'ol-BankPicker-placeholder'}>{text}</span>
          <Icon name="chevron" />
        </button>
        {open && LoanSheet && <LoanSheet {...list} onClose={() => setOpen(false)} returnFocus={trigger} />}
      </span>
      {failed && open && <ChunkFailed onRetry={retry} />}
    </>
  )
}
