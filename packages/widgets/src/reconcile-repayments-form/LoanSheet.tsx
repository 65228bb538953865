'use client'
import type { Financing } from '@onlend/core'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useParts } from '../ui/useParts.ts'
import type { LoanListProps } from './LoanListProps.ts'
import { LoanNote } from './LoanNote.tsx'
import { useLoanQuery } from './useLoanQuery.ts'

type LoanSheetProps = LoanListProps & { onClose: () => void; returnFocus: RefObject<HTMLElement | null> }

/** The list of loans as a sheet of native radios, for fingers and touch screen readers. */
export function LoanSheet(props: LoanSheetProps): ReactNode {
  const { label, loans, selected, currency, onChange, onNotListed, isLoading, onClose, returnFocus } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const name = useId()
  const search = useRef<HTMLInputElement>(null)
  const { query, setQuery, groups, hidden, announcement } = useLoanQuery(loans)
  const drawLoan = (loan: Financing) => {
    const isChosen = loan.transaction_reference === selected?.transaction_reference
    return (
      <label key={loan.transaction_reference} {...parts('Option')} data-ol-checked={isChosen || undefined}>
        <span className="ol-Option-label">{loan.transaction_reference}</span>
        <span className="ol-Option-note">
          <LoanNote loan={loan} currency={currency} />
        </span>
        <input
          className="ol-Radio"
          type="radio"
          name={name}
          checked={isChosen}
          // A click chooses and closes, also on the one that is chosen already; arrows only move.
          onClick={(event) => {
            onChange(loan)
            if (event.detail > 0) onClose()
          }}
          onChange={() => onChange(loan)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onChange(loan)
            onClose()
          }}
        />
      </label>
    )
  }
  return (
    <Dialog
      part="ReconcileRepaymentsForm.loanSheet"
      shape="tall"
      title={t('repayment.loan.placeholder')}
      description={t('repayment.loan.search')}
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
            aria-label={t('repayment.loan.searchLabel')}
            placeholder={t('repayment.loan.search')}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
        <fieldset className="ol-BankSheet-list">
          <legend className="ol-VisuallyHidden">{label}</legend>
          {groups.length === 0 && (
            <p {...parts('Options.empty')}>
              {t(isLoading ? 'repayment.loan.loading' : 'repayment.loan.noResults')}
            </p>
          )}
          {groups.map(({ heading, items }) => (
            <div className="ol-Options-group" key={heading}>
              <span {...parts('Options.heading')}>{heading}</span>
              {items.map(drawLoan)}
            </div>
          ))}
          {hidden > 0 && (
            <div className="ol-Options-foot">
              <p className="ol-Note">{t('repayment.loan.keepTyping', { count: hidden })}</p>
            </div>
          )}
        </fieldset>
        <Button
          part="ReconcileRepaymentsForm.notListed"
          onClick={() => {
            onNotListed()
            onClose()
          }}
        >
          {t('repayment.loan.notListed')}
        </Button>
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </Dialog>
  )
}
