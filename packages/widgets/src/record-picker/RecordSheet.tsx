'use client'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { recordPicker } from './recordPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useParts } from '../ui/useParts.ts'
import { RecordListFoot } from './RecordListFoot.tsx'
import type { RecordListProps } from './RecordListProps.ts'
import { RecordRadio } from './RecordRadio.tsx'
import { useRecordQuery } from './useRecordQuery.ts'

type RecordSheetProps = RecordListProps & {
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** The list of records as a sheet of native radios, for fingers and touch screen readers. */
export function RecordSheet(props: RecordSheetProps): ReactNode {
  const { label, words, options, selected, onChange, isLoading, onClose, returnFocus } = props
  const t = useCopy(recordPicker)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const name = useId()
  const search = useRef<HTMLInputElement>(null)
  const { query, setQuery, found, hidden, announcement } = useRecordQuery({ options })
  return (
    <Dialog
      part="RecordPicker.sheet"
      shape="tall"
      title={words.placeholder}
      description={words.search}
      hideDescription
      closeLabel={say('common.close')}
      onClose={onClose}
      initialFocus={search}
      returnFocus={returnFocus}
    >
      <div className="ol-BankSheet">
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
            aria-label={words.search}
            placeholder={words.search}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
        <fieldset className="ol-BankSheet-list">
          <legend className="ol-VisuallyHidden">{label}</legend>
          {found.length === 0 && (
            <p {...parts('Options.empty')}>
              {t(isLoading ? 'recordPicker.loading' : 'recordPicker.noResults')}
            </p>
          )}
          {found.map((option) => (
            <RecordRadio
              key={option.id}
              option={option}
              name={name}
              isChosen={option.id === selected?.id}
              onChange={() => onChange(option)}
              onClose={onClose}
            />
          ))}
          {hidden > 0 && (
            <div className="ol-Options-foot">
              <RecordListFoot hidden={hidden} />
            </div>
          )}
        </fieldset>
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </Dialog>
  )
}
