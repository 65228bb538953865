'use client'
import { type ReactNode, useRef, useState } from 'react'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'
import type { RecordFieldProps } from './RecordPickerView.tsx'

type RecordSheetFieldProps<List> = RecordFieldProps<List> & { control: FieldControl; wanted: boolean }

/** A button that says what is chosen and opens the sheet. */
export function RecordSheetField<List>(props: RecordSheetFieldProps<List>): ReactNode {
  const { label, text, words, triggerPart = 'RecordPicker.trigger', chunks, list, control, wanted } = props
  const parts = useParts()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { part: RecordSheet, failed, retry } = useChunk(chunks.sheet, wanted || isOpen)
  const shown = text || words.placeholder
  return (
    <>
      <span {...parts('Input.frame')}>
        <button
          id={control.id}
          aria-describedby={control['aria-describedby']}
          {...parts('RecordPicker.trigger', triggerPart)}
          ref={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={(isOpen && !RecordSheet && !failed) || undefined}
          // The label alone would hide from a screen reader which one is chosen.
          aria-label={`${label}: ${shown}`}
          onClick={() => {
            setOpen(true)
            if (failed) retry()
          }}
        >
          <bdi className={text ? 'ol-RecordPicker-value' : 'ol-RecordPicker-placeholder'}>{shown}</bdi>
          <Icon name="chevron" />
        </button>
        {isOpen && RecordSheet && (
          <RecordSheet list={list} onClose={() => setOpen(false)} returnFocus={trigger} />
        )}
      </span>
      {failed && isOpen && <ChunkFailed onRetry={retry} />}
    </>
  )
}
