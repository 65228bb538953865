'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRoomyPointer } from '../bank-picker/useRoomyPointer.ts'
import { Field } from '../ui/Field.tsx'
import { useParts } from '../ui/useParts.ts'
import { RecordListField } from './RecordListField.tsx'
import type { RecordListProps } from './RecordListProps.ts'
import { RecordSheetField } from './RecordSheetField.tsx'

/** How the list is drawn: `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. */
export type RecordPresentation = 'auto' | 'list' | 'sheet'

type RecordPickerViewProps = RecordListProps & {
  id?: string | undefined
  error?: ReactNode
  /** Below the list: what a person should know about it. */
  note?: ReactNode
  presentation: RecordPresentation
}

/** Draws the choice of a record. Both forms are of one size, so nothing moves when the heavier part arrives. */
export function RecordPickerView(props: RecordPickerViewProps): ReactNode {
  const { id, error, note, presentation, ...list } = props
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  const roomy = useRoomyPointer(box)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // By then what the person came for is on screen.
    const timer = setTimeout(() => setWanted(true), 2_000)
    return () => clearTimeout(timer)
  }, [])
  const want = () => setWanted(true)
  const asList = presentation === 'auto' ? roomy : presentation === 'list'
  const FormOfList = asList ? RecordListField : RecordSheetField
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching what is about to be needed
    <div ref={box} {...parts('RecordPicker')} onFocus={want} onPointerEnter={want}>
      <Field label={list.label} error={error} {...(id ? { id } : {})}>
        {(control) => <FormOfList {...list} control={control} wanted={isWanted} />}
      </Field>
      {note}
    </div>
  )
}
