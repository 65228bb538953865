'use client'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect as useBrowserLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Field, type FieldControl } from '../ui/Field.tsx'
import { findTypedIn } from '../ui/findTypedIn.ts'
import type { PartName } from '../ui/PartName.ts'
import { useParts } from '../ui/useParts.ts'
import type { RecordList, RecordSheetLook } from './RecordList.ts'
import { recordChunks } from './recordChunks.ts'
import { RecordListField } from './RecordListField.tsx'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useEarlyPress } from '../ui/useEarlyPress.tsx'
import { wasPressedEarly } from '../ui/wasPressedEarly.ts'
import { watchSize } from '../ui/watchSize.ts'

/** The presentation of the list: `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. */
export type RecordPresentation = 'auto' | 'list' | 'sheet'

/** A choice of a record: the list, which loads just before a person needs it, and the placeholder until then. */
export type RecordFieldProps<Item extends object> = {
  /** The name of the chosen record; empty without a choice. */
  text: string
  triggerPart?: PartName
  list: RecordList<Item>
  sheet: RecordSheetLook
}

type RecordPickerViewProps<Item extends object> = RecordFieldProps<Item> & {
  id?: string | undefined
  error?: ReactNode
  warning?: ReactNode
  /** Below the list: a note about its read state. */
  note?: ReactNode
  presentation: RecordPresentation
  part?: PartName
  fieldPart?: PartName
}

/**
 * Renders the choice of a record: an input with a list where there is a mouse or room, a button that opens a sheet elsewhere. Both have
 * the same size, so nothing moves when the heavier part arrives.
 */
export function RecordPickerView<Item extends object>(props: RecordPickerViewProps<Item>): ReactNode {
  const { id, error, warning, note, presentation, part = 'RecordPicker', fieldPart, ...field } = props
  const parts = useParts()
  const box = useRef<HTMLDivElement>(null)
  const roomy = useHasRoomForList(box)
  const isPressedEarly = useIsPressedEarly(box)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const want = () => setWanted(true)
  const asList = presentation === 'auto' ? roomy : presentation === 'list'
  const shared = { ...field, wanted: isWanted || isPressedEarly }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but fetching what is about to be needed
    <div ref={box} {...parts('RecordPicker', part)} onFocus={want} onPointerEnter={want}>
      <Field label={props.list.label} error={error} warning={warning} id={id} part={fieldPart}>
        {(control) =>
          asList ? (
            <RecordListField {...shared} control={control} isPressedEarly={isPressedEarly} />
          ) : (
            <RecordSheetField {...shared} control={control} />
          )
        }
      </Field>
      {note}
    </div>
  )
}

/** Waits until the browser is idle: the main content is on the screen by then. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(act, 1500)
  return () => clearTimeout(timer)
}

type RecordSheetFieldProps<Item extends object> = RecordFieldProps<Item> & {
  control: FieldControl
  wanted: boolean
}

/** A button that shows the chosen record and opens the sheet. */
function RecordSheetField<Item extends object>(props: RecordSheetFieldProps<Item>): ReactNode {
  const { text, triggerPart = 'RecordPicker.trigger', list, sheet, control, wanted } = props
  const { label, words } = list
  const parts = useParts()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { invoker, mark } = useEarlyPress()
  const {
    part: RecordSheet,
    failed,
    error: chunkError,
    retry,
  } = useChunk(recordChunks.sheet, wanted || isOpen)
  const shown = text || words.placeholder
  return (
    <>
      <span {...parts('Input.frame')}>
        <button
          id={control.id}
          aria-describedby={control['aria-describedby']}
          {...parts('RecordPicker.trigger', triggerPart)}
          {...invoker}
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
          {mark}
          <bdi className={text ? 'ol-RecordPicker-value' : 'ol-RecordPicker-placeholder'}>{shown}</bdi>
          <Icon name="chevron" />
        </button>
        {isOpen && RecordSheet && (
          <RecordSheet {...sheet} list={list} onClose={() => setOpen(false)} returnFocus={trigger} />
        )}
      </span>
      {failed && isOpen && <ChunkFailed error={chunkError} onRetry={retry} />}
    </>
  )
}

// React warns about layout effects on a server, where there is nothing to measure.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** Whether there is a mouse, or so much room that a list under the input is comfortable; false until measured. */
function useHasRoomForList(box: RefObject<HTMLElement | null>): boolean {
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // A document without layout has neither media nor sizes.
    const pointer = typeof window.matchMedia === 'function' ? window.matchMedia('(pointer: fine)') : null
    const decide = () =>
      setRoomy(element.clientWidth >= 576 || (pointer?.matches === true && element.clientWidth >= 240))
    decide()
    const unwatch = watchSize(element, decide)
    pointer?.addEventListener('change', decide)
    return () => {
      unwatch()
      pointer?.removeEventListener('change', decide)
    }
  }, [box])
  return roomy
}

/** Whether the button in prerendered markup was pressed before the script: where a list takes its place, the list opens instead. */
function useIsPressedEarly(box: RefObject<HTMLElement | null>): boolean {
  const [isPressedEarly, setPressedEarly] = useState(false)
  useLayoutEffect(() => {
    const mark = box.current?.querySelector('[aria-haspopup="dialog"] > [popover]') ?? null
    // A field that the person has gone on to keeps the focus.
    if (wasPressedEarly(mark) && !findTypedIn()) setPressedEarly(true)
  }, [box])
  return isPressedEarly
}
