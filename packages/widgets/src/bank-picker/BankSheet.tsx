'use client'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useParts } from '../ui/useParts.ts'
import { BankListFoot } from './BankListFoot.tsx'
import type { BankListProps } from './BankListProps.ts'
import { useBankQuery } from './useBankQuery.ts'

type BankSheetProps = BankListProps & {
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** The bank list as a sheet of native radios, for fingers and touch screen readers. */
export function BankSheet(props: BankSheetProps): ReactNode {
  const { label, selected, onNotListed, truncatedAt, isLoading, onClose, returnFocus } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const name = useId()
  const search = useRef<HTMLInputElement>(null)
  const { query, setQuery, groups, hidden, announcement, choose } = useBankQuery(props)
  const total = groups.reduce((count, { banks }) => count + banks.length, 0)
  return (
    <Dialog
      part="BankPicker.sheet"
      shape="tall"
      title={t('bankPicker.placeholder')}
      description={t('bankPicker.search')}
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
            aria-label={t('bankPicker.searchLabel')}
            placeholder={t('bankPicker.search')}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
        <fieldset className="ol-BankSheet-list">
          <legend className="ol-VisuallyHidden">{label}</legend>
          {total === 0 && (
            <p {...parts('Options.empty')}>{t(isLoading ? 'bankPicker.loading' : 'bankPicker.noResults')}</p>
          )}
          {groups.map(({ heading, banks }) => (
            <div className="ol-Options-group" key={heading ?? ''}>
              {heading !== null && <span {...parts('Options.heading')}>{t(`bankPicker.${heading}`)}</span>}
              {banks.map((bank) => (
                <label
                  key={bank.id}
                  {...parts('Option')}
                  data-ol-checked={bank.id === selected?.id || undefined}
                >
                  <span className="ol-Option-label">{bank.name}</span>
                  <span className="ol-Option-note">{bank.code}</span>
                  <input
                    className="ol-Radio"
                    type="radio"
                    name={name}
                    checked={bank.id === selected?.id}
                    // A click chooses and closes, also on the one that is chosen already; arrows only move.
                    onClick={(event) => {
                      choose(bank)
                      if (event.detail > 0) onClose()
                    }}
                    onChange={() => choose(bank)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return
                      event.preventDefault()
                      choose(bank)
                      onClose()
                    }}
                  />
                </label>
              ))}
            </div>
          ))}
          <BankListFootBox hidden={hidden} truncatedAt={truncatedAt} />
        </fieldset>
        {onNotListed && (
          <Button
            variant="secondary"
            part="BankPicker.notListed"
            onClick={() => {
              onNotListed()
              onClose()
            }}
          >
            {t('bankPicker.notListed')}
          </Button>
        )}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </Dialog>
  )
}

function BankListFootBox(props: { hidden: number; truncatedAt: number | null }): ReactNode {
  if (props.hidden <= 0 && props.truncatedAt === null) return null
  return (
    <div className="ol-Options-foot">
      <BankListFoot {...props} />
    </div>
  )
}
