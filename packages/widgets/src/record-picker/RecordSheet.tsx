'use client'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import type { PartName } from '../ui/PartName.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RecordList, RecordSheetAction, RecordSheetForm } from './RecordList.ts'
import { useRecordQuery } from './useRecordQuery.ts'

type RecordSheetProps<Item extends object> = RecordSheetForm & {
  list: RecordList<Item>
  part: PartName
  /** Draws the note under the name, for names that may take the whole width. @default beside it */
  noteBelow?: boolean
  action?: RecordSheetAction | null
  actionPart?: PartName
}

/** A list of records as a sheet of native radios, for fingers and touch screen readers. */
export function RecordSheet<Item extends object>(props: RecordSheetProps<Item>): ReactNode {
  const { list, part, action, actionPart = 'Button', onClose, returnFocus } = props
  const say = useCopy(everyWidget)
  const parts = useParts()
  const name = useId()
  const search = useRef<HTMLInputElement>(null)
  const { words, query, setQuery, groups, hidden, announcement } = useRecordQuery(list)
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
            <Icon name="search" />
          </span>
          <input
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
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
        <fieldset className="ol-RecordPicker-list">
          <legend className="ol-VisuallyHidden">{list.label}</legend>
          {groups.length === 0 && (
            <p {...parts('Options.empty')}>{list.isLoading ? words.loading : words.noResults}</p>
          )}
          {groups.map(({ heading, items }) => (
            <div className="ol-Options-group" key={heading ?? ''}>
              {heading !== null && <span {...parts('Options.heading')}>{heading}</span>}
              {items.map((item) => (
                <RecordRadio key={list.getKey(item)} {...props} item={item} name={name} />
              ))}
            </div>
          ))}
          {(hidden > 0 || list.foot) && (
            <div className="ol-Options-foot">
              {hidden > 0 && <p className="ol-Note">{words.keepTyping(hidden)}</p>}
              {list.foot}
            </div>
          )}
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

type RecordRadioProps<Item extends object> = RecordSheetProps<Item> & { item: Item; name: string }

/** One record in the sheet: a press chooses it and closes, also where it is chosen already; arrows only move. */
function RecordRadio<Item extends object>(props: RecordRadioProps<Item>): ReactNode {
  const { list, item, name, noteBelow, onClose } = props
  const parts = useParts()
  const isChosen = list.selected !== null && list.getKey(list.selected) === list.getKey(item)
  const note = list.getNote(item)
  return (
    <label
      {...parts('Option')}
      data-ol-checked={isChosen || undefined}
      data-ol-note={noteBelow ? 'below' : undefined}
    >
      <bdi className="ol-Option-label">{list.getText(item)}</bdi>
      {note !== null && <span className="ol-Option-note">{note}</span>}
      <input
        className="ol-Radio"
        type="radio"
        name={name}
        checked={isChosen}
        onClick={({ detail }) => detail > 0 && onClose()}
        onChange={() => list.onChange(item)}
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
