'use client'
import { type ReactNode, useState, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { BoundField } from '../form/bindField.ts'
import { RecordListNote } from '../record-picker/RecordListNote.tsx'
import { RecordPickerView } from '../record-picker/RecordPickerView.tsx'
import { Button } from '../ui/Button.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useCopy } from '../words/useCopy.ts'
import { FinancingFacts } from './FinancingFacts.tsx'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import type { ReconcileRepaymentsViewProps } from './ReconcileRepaymentsView.tsx'
import type { Financing } from '@onlend/core'
import { formatMoney } from '../format/formatMoney.ts'
import type { RecordList } from '../record-picker/RecordList.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { createFinancingSearch } from './createFinancingSearch.ts'
import { getClientName } from './getClientName.ts'
import { useFinancingStatus } from './useFinancingStatus.ts'

type FinancingFieldProps = Pick<
  ReconcileRepaymentsViewProps,
  'form' | 'currency' | 'financingSource' | 'financingPresentation'
> & {
  bound: BoundField<'reference' | 'amount'>
  warning: string | undefined
}

/** The financing: found in the list, or its reference typed where there is no list or the list lacks it. */
export function FinancingField(props: FinancingFieldProps): ReactNode {
  const { form, currency, financingSource, financingPresentation, bound, warning } = props
  const t = useCopy(words)
  const { financings, state } = financingSource
  const { financing, chooseFinancing: choose } = form
  const { reference } = form.values
  // The person's choice of the list or the input; until then, the field picks one that works.
  const [choice, setChoice] = useState<'list' | 'typed' | null>(null)
  const isUnlisted = state !== 'loading' && reference !== '' && financing === null
  const hasList = state === 'loading' || financings.length > 0
  const isTyped = choice === 'typed' || !hasList || bound.readOnly || (choice === null && isUnlisted)
  // The pressed button can disappear with its field: `flushSync` renders the other field first, so that it can take the focus.
  const swap = (next: 'list' | 'typed') => {
    flushSync(() => setChoice(next))
    form.focusField('reference')
  }
  const list = useFinancingList({
    ...{ financings, selected: financing, currency, onChange: choose },
    isLoading: state === 'loading',
  })
  return (
    <div className="ol-ReconcileRepaymentsForm-financingField">
      {isTyped ? (
        <TextField
          {...bound}
          onChange={(event) => {
            // The input stays, also when it is empty or the list has the typed reference.
            setChoice('typed')
            return bound.onChange(event)
          }}
          part="ReconcileRepaymentsForm.reference"
          label={t('repayment.reference')}
          hint={t('repayment.reference.hint')}
          warning={warning}
          after
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
      ) : (
        <RecordPickerView
          id={bound.id}
          error={bound.error}
          warning={warning}
          presentation={financingPresentation}
          fieldPart="ReconcileRepaymentsForm.financing"
          triggerPart="ReconcileRepaymentsForm.financingTrigger"
          // The reference that is set, also while its financing has not been read.
          text={reference}
          list={list}
          sheet={{
            part: 'ReconcileRepaymentsForm.financingSheet',
            action: { label: t('repayment.financing.notListed'), onPress: () => swap('typed') },
            actionPart: 'ReconcileRepaymentsForm.notListed',
          }}
        />
      )}
      {hasList && !bound.readOnly && (
        <Button
          variant="quiet"
          part="ReconcileRepaymentsForm.otherWay"
          onClick={() => {
            // A reference that the list does not have would not be seen there.
            if (isTyped && financing === null) choose(null)
            swap(isTyped ? 'list' : 'typed')
          }}
        >
          {t(isTyped ? 'repayment.financing.fromList' : 'repayment.financing.notListed')}
        </Button>
      )}
      <RecordListNote
        source={financingSource}
        isEmpty={financings.length === 0}
        words={{ failed: t('repayment.financing.failed'), none: t('repayment.financing.none') }}
        renderOld={(old) => <OldDataNote old={old} />}
      />
      <div aria-live="polite">
        {financing && <FinancingFacts financing={financing} currency={currency} />}
      </div>
    </div>
  )
}

type FinancingList = {
  financings: readonly Financing[]
  selected: Financing | null
  currency: string | null
  onChange: (financing: Financing | null) => void
  isLoading: boolean
}

/** The financings as a list to choose from, those that are not completed first. */
function useFinancingList({ financings, currency, ...list }: FinancingList): RecordList<Financing> {
  const t = useCopy(words)
  const find = useMemo(() => {
    const search = createFinancingSearch(financings)
    return (query: string) => {
      const { open, completed } = search(query)
      return [
        { heading: t('repayment.financing.open'), items: open },
        { heading: t('repayment.financing.completed'), items: completed },
      ]
    }
  }, [financings, t])
  return {
    ...list,
    label: t('repayment.financing'),
    words: {
      placeholder: t('repayment.financing.placeholder'),
      search: t('repayment.financing.search'),
      searchLabel: t('repayment.financing.searchLabel'),
      toggle: t('repayment.financing.toggle'),
      loading: t('repayment.financing.loading'),
      noResults: t('repayment.financing.noResults'),
      results: (count) => t('repayment.financing.results', { count }),
    },
    find,
    getKey: ({ transaction_reference: reference }) => reference,
    getText: ({ transaction_reference: reference }) => reference,
    getNote: (financing) => <FinancingNote financing={financing} currency={currency} />,
  }
}

/** The note beside the reference of a financing in the list: amount, client and status. */
function FinancingNote({
  financing,
  currency,
}: {
  financing: Financing
  currency: string | null
}): ReactNode {
  const { locale } = useLendingRoot()
  const getStatus = useFinancingStatus()
  return (
    <span className="ol-FinancingNote">
      {financing.amount !== null && (
        <span className="ol-FinancingNote-amount">{formatMoney(financing.amount, currency, locale)}</span>
      )}
      <span className="ol-FinancingNote-text">{getClientName(financing)}</span>
      {/* The heading over it says so already. */}
      {financing.loan_status !== 'completed' && (
        <span className="ol-FinancingNote-text">{getStatus(financing)}</span>
      )}
    </span>
  )
}
