'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Chunk } from '../ui/defineChunk.ts'
import { Field } from '../ui/Field.tsx'
import type { PartName } from '../ui/PartName.ts'
import { useParts } from '../ui/useParts.ts'
import type { RecordComboboxForm, RecordSheetForm } from './RecordList.ts'
import { RecordListField } from './RecordListField.tsx'
import { RecordSheetField } from './RecordSheetField.tsx'
import { useHasRoomForList } from './useHasRoomForList.ts'

/** How the list is drawn: `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. */
export type RecordPresentation = 'auto' | 'list' | 'sheet'

/** The two forms of a list, each fetched when it is about to be needed. */
export type RecordChunks<List> = {
  combobox: Chunk<ComponentType<RecordComboboxForm & { list: List }>>
  sheet: Chunk<ComponentType<RecordSheetForm & { list: List }>>
}

/** What stands in the place of the list until its part has arrived, and what that part then takes. */
export type RecordFieldProps<List> = {
  label: string
  /** Says what is chosen; empty for nothing. */
  text: string
  words: { placeholder: string; search: string }
  triggerPart?: PartName
  chunks: RecordChunks<List>
  list: List
}

type RecordPickerViewProps<List> = RecordFieldProps<List> & {
  id?: string | undefined
  error?: ReactNode
  warning?: ReactNode
  /** Below the list: what a person should know about it. */
  note?: ReactNode
  presentation: RecordPresentation
  part?: PartName
  fieldPart?: PartName
}

/**
 * Draws the choice of a record: an input with a list where there is a mouse or room, a button that opens a sheet elsewhere. Both are the
 * same size, so nothing moves when the heavier part arrives.
 */
export function RecordPickerView<List>(props: RecordPickerViewProps<List>): ReactNode {
  const { id, error, warning, note, presentation, part = 'RecordPicker', fieldPart, ...field } = props
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  const roomy = useHasRoomForList(box)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const want = () => setWanted(true)
  const asList = presentation === 'auto' ? roomy : presentation === 'list'
  const FormOfList = asList ? RecordListField : RecordSheetField
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching what is about to be needed
    <div ref={box} {...parts('RecordPicker', part)} onFocus={want} onPointerEnter={want}>
      <Field label={props.label} error={error} warning={warning} id={id} part={fieldPart}>
        {(control) => <FormOfList {...field} control={control} wanted={isWanted} />}
      </Field>
      {note}
    </div>
  )
}

/** By then what the person came for is on screen. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(act, 1500)
  return () => clearTimeout(timer)
}
