'use client'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useDrawnRows } from '../ui/useDrawnRows.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RecordList, RecordSheetLook } from './RecordList.ts'
import { useRecordQuery } from './useRecordQuery.ts'
import { searchIcon } from '../ui/listIcons.ts'
import { useFormOwner } from '../ui/useFormOwner.ts'

/** Rows that a page key moves by. */
const page = 10

type RecordSheetProps<Item extends object> = RecordSheetLook & {
  list: RecordList<Item>
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** A list of records as a sheet of native radios, for fingers and touch screen readers. */
export function RecordSheet<Item extends object>(props: RecordSheetProps<Item>): ReactNode {
  const { list, part, action, actionPart = 'Button', onClose, returnFocus } = props
  const say = useCopy(everyWidget)
  const parts = useParts()
  const owner = useFormOwner()
  const name = useId()
  const search = useRef<HTMLInputElement>(null)
  const { words, query, setQuery, groups, announcement } = useRecordQuery(list)
  const box = useRef<HTMLFieldSetElement>(null)
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0),
  )
  // The row that has the focus stays, and the chosen one, to which the tab key leads.
  const [focused, setFocused] = useState(-1)
  const { selected, getKey } = list
  const chosen = selected ? items.findIndex((item) => getKey(item) === getKey(selected)) : -1
  const { rows, gaps, rest, isPart } = useDrawnRows(box, items, [focused, chosen])
  const moveFocus = useMoveFocus(box, focused)
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser moves through the rendered radios by itself.
    const to = isPart && focused >= 0 ? readMove(readArrow(event), focused, items.length) : null
    const item = to !== null && items[to]
    if (to === null || !item) return
    event.preventDefault()
    moveFocus()
    setFocused(to)
    list.onChange(item)
  }
  return (
    <Dialog
      part={part}
      shape="tall"
      title={words.placeholder}
      description={words.search}
      hideDescription
      closeLabel={say('common.close')}
      onClose={onClose}
      initialFocus={search}
      returnFocus={returnFocus}
    >
      <div className="ol-RecordPicker-body">
        <span {...parts('Input.frame')}>
          <span {...parts('Input.prefix')} aria-hidden="true">
            <Icon name={searchIcon} />
          </span>
          <input
            form={owner}
            {...parts('Input')}
            ref={search}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label={words.searchLabel}
            placeholder={words.search}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setFocused(-1)
              setQuery(event.target.value)
            }}
          />
        </span>
        <fieldset
          className="ol-RecordPicker-list"
          ref={box}
          onFocus={({ target }) => setFocused(readRow(target))}
          onKeyDown={onKeyDown}
        >
          <legend className="ol-VisuallyHidden">{list.label}</legend>
          {groups.length === 0 && (
            <p {...parts('Options.empty')}>{list.isLoading ? words.loading : words.noResults}</p>
          )}
          {groups.map(({ heading, items: { length } }, at) => {
            const start = starts[at] ?? 0
            const own = rows.filter((row) => row >= start && row < start + length)
            const isHeaded = heading !== null && own[0] === start
            return (
              <div className="ol-Options-group" key={heading ?? ''}>
                {isHeaded && (
                  <span
                    {...parts('Options.heading')}
                    data-ol-row={start}
                    style={{ marginBlockStart: gaps.get(start) }}
                  >
                    {heading}
                  </span>
                )}
                {own.map((row) => {
                  const item = items[row] as Item // a drawn row is within the list
                  return (
                    <RecordRadio
                      key={getKey(item)}
                      {...props}
                      item={item}
                      name={name}
                      row={row}
                      count={isPart ? items.length : undefined}
                      gap={isHeaded && row === start ? undefined : gaps.get(row)}
                    />
                  )
                })}
              </div>
            )
          })}
          {/* Always there: a fieldset that is given another child forgets how far it was scrolled. */}
          <div style={{ blockSize: rest }} />
          {list.foot && <div className="ol-Options-foot">{list.foot}</div>}
        </fieldset>
        {action && (
          <Button
            part={actionPart}
            onClick={() => {
              action.onPress()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </Dialog>
  )
}

/** Moves the focus to the row that is marked next, once it is rendered. */
function useMoveFocus(box: RefObject<HTMLElement | null>, row: number): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    box.current?.querySelector<HTMLElement>(`[data-ol-row="${row}"] > input`)?.focus()
  }, [box, row])
  return () => {
    isDue.current = true
  }
}

/** The way of an arrow key among radios: those to the sides follow the direction of reading. */
function readArrow({ key, target }: KeyboardEvent): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  const isRightToLeft = target instanceof Element && getComputedStyle(target).direction === 'rtl'
  return (key === 'ArrowLeft') === isRightToLeft ? 'ArrowDown' : 'ArrowUp'
}

/** The row that a key leads to from another, or from none (-1), in a list whose ends meet; `null` for keys that move nothing. */
function readMove(key: string, from: number, count: number): number | null {
  const last = count - 1
  if (last < 0) return null
  if (key === 'ArrowDown') return from === last ? 0 : from + 1
  if (key === 'ArrowUp') return from <= 0 ? last : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'PageDown') return Math.min(last, from + page)
  if (key === 'PageUp') return Math.max(0, from - page)
  return null
}

function readRow(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-ol-row]')?.dataset.olRow ?? -1)
}

type RecordRadioProps<Item extends object> = RecordSheetProps<Item> & {
  item: Item
  name: string
  row: number
  /** The number of all rows, if the list renders only some. */
  count: number | undefined
  gap: number | undefined
}

/** React wants one of a controlled radio. */
const ignoreChange = () => undefined

/** One record in the sheet: a press chooses it and closes, also where it is chosen already; arrows only move. */
function RecordRadio<Item extends object>(props: RecordRadioProps<Item>): ReactNode {
  const { list, item, name, row, count, gap, noteBelow, onClose } = props
  const parts = useParts()
  const owner = useFormOwner()
  const isChosen = list.selected !== null && list.getKey(list.selected) === list.getKey(item)
  const note = list.getNote(item)
  return (
    <label
      {...parts('Option')}
      data-ol-checked={isChosen || undefined}
      data-ol-note={noteBelow ? 'below' : undefined}
      data-ol-row={row}
      style={gap === undefined ? undefined : { marginBlockStart: gap }}
    >
      <bdi className="ol-Option-label">{list.getText(item)}</bdi>
      {note !== null && <span className="ol-Option-note">{note}</span>}
      <input
        form={owner}
        className="ol-Radio"
        type="radio"
        name={name}
        aria-posinset={count && row + 1}
        aria-setsize={count}
        checked={isChosen}
        // Chooses and closes in one: a browser sends a click for an arrow too, as one of no presses.
        onClick={({ detail }) => {
          if (!isChosen) list.onChange(item)
          if (detail > 0) onClose()
        }}
        onChange={ignoreChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (!isChosen) list.onChange(item)
          onClose()
        }}
      />
    </label>
  )
}
