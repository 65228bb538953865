'use client'
import { type ReactNode, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { useFieldSwap } from '../form/useFieldSwap.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { LoanFacts } from './LoanFacts.tsx'
import { LoanPicker } from './LoanPicker.tsx'
import type { ReconcileRepaymentsViewProps } from './ReconcileRepaymentsViewProps.ts'

type LoanFieldProps = Pick<
  ReconcileRepaymentsViewProps,
  'form' | 'currency' | 'loanList' | 'loanPresentation'
> & {
  bound: BoundField<'reference' | 'amount'>
  warning: string | undefined
}

/** The loan: found in the list, or its reference typed where there is no list or the list lacks it. */
export function LoanField(props: LoanFieldProps): ReactNode {
  const { form, currency, loanList, loanPresentation, bound, warning } = props
  const t = useCopy(words)
  const { loans, state } = loanList
  const { reference } = form.values
  // What the person chose; until then, whatever works.
  const [choice, setChoice] = useState<'list' | 'typed' | null>(null)
  const isUnlisted = state !== 'loading' && reference !== '' && form.loan === null
  const hasList = state === 'loading' || loans.length > 0
  const isTyped = choice === 'typed' || !hasList || bound.readOnly || (choice === null && isUnlisted)
  const { box, swap } = useFieldSwap(bound.id)
  return (
    <div ref={box} className="ol-ReconcileRepaymentsForm-loanField">
      {isTyped ? (
        <TextField
          {...bound}
          part="ReconcileRepaymentsForm.reference"
          label={t('repayment.reference')}
          hint={t('repayment.reference.hint')}
          warning={warning}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
      ) : (
        <LoanPicker
          id={bound.id}
          label={t('repayment.loan')}
          error={bound.error}
          warning={warning}
          presentation={loanPresentation}
          loans={loans}
          selected={form.loan}
          reference={reference}
          currency={currency}
          onChange={form.chooseLoan}
          onNotListed={() => swap(() => setChoice('typed'))}
          isLoading={state === 'loading'}
        />
      )}
      {hasList && !bound.readOnly && (
        <Button
          variant="quiet"
          part="ReconcileRepaymentsForm.otherWay"
          onClick={() => {
            // A reference that the list does not have would not be seen there.
            if (isTyped && form.loan === null) form.chooseLoan(null)
            swap(() => setChoice(isTyped ? 'list' : 'typed'))
          }}
        >
          {t(isTyped ? 'repayment.loan.fromList' : 'repayment.loan.notListed')}
        </Button>
      )}
      <ListNote loanList={loanList} />
      <div aria-live="polite">{form.loan && <LoanFacts loan={form.loan} currency={currency} />}</div>
    </div>
  )
}

/** What a person should know about the list: not there, old, or empty. Silent when all is well. */
function ListNote({ loanList }: Pick<LoanFieldProps, 'loanList'>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale, timeZone } = useLendingRoot()
  const { state, loans, oldSince, isFetching, refetch } = loanList
  if (state === 'failed') {
    return (
      <div className="ol-BankPicker-below" role="status">
        <p className="ol-Note">{t('repayment.loan.failed')}</p>
        <Button variant="quiet" icon="refresh" busy={isFetching} onClick={refetch}>
          {say('common.retry')}
        </Button>
      </div>
    )
  }
  if (state === 'ready' && loans.length === 0) return <p className="ol-Note">{t('repayment.loan.none')}</p>
  if (oldSince === null) return null
  const date = formatDate(new Date(oldSince).toISOString(), locale, timeZone)
  return <p className="ol-Note">{t('repayment.loan.old', { date })}</p>
}
