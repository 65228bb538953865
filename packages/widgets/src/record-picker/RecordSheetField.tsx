'use client'
import { type ReactNode, useRef, useState } from 'react'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'
import { recordChunks } from './recordChunks.ts'
import type { RecordListProps } from './RecordListProps.ts'

type RecordSheetFieldProps = RecordListProps & { control: FieldControl; wanted: boolean }

/** A button that says what is chosen and opens the sheet. */
export function RecordSheetField({ control, wanted, ...list }: RecordSheetFieldProps): ReactNode {
  const { selected, words, label } = list
  const parts = useParts()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { part: RecordSheet, failed, retry } = useChunk(recordChunks.sheet, wanted || isOpen)
  const chosen = selected?.name ?? words.placeholder
  return (
    <>
      <span {...parts('Input.frame')}>
        <button
          id={control.id}
          aria-describedby={control['aria-describedby']}
          {...parts('BankPicker.trigger', 'RecordPicker.trigger')}
          ref={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={(isOpen && !RecordSheet && !failed) || undefined}
          // The label alone would hide from a screen reader which one is chosen.
          aria-label={`${label}: ${chosen}`}
          onClick={() => {
            setOpen(true)
            if (failed) retry()
          }}
        >
          <bdi className={selected ? 'ol-BankPicker-value' : 'ol-BankPicker-placeholder'}>{chosen}</bdi>
          <Icon name="chevron" />
        </button>
        {isOpen && RecordSheet && (
          <RecordSheet {...list} onClose={() => setOpen(false)} returnFocus={trigger} />
        )}
      </span>
      {failed && isOpen && <ChunkFailed onRetry={retry} />}
    </>
  )
}
