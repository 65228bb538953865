'use client'
import { type ReactNode, useState } from 'react'
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
import { useFinancingList } from './useFinancingList.tsx'

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
  // What the person chose; until then, whatever works.
  const [choice, setChoice] = useState<'list' | 'typed' | null>(null)
  const isUnlisted = state !== 'loading' && reference !== '' && financing === null
  const hasList = state === 'loading' || financings.length > 0
  const isTyped = choice === 'typed' || !hasList || bound.readOnly || (choice === null && isUnlisted)
  // What was pressed may go with its field, and the focus must not: the other field is drawn before it can have it.
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
            // It stays the field that is typed in, also once it is empty or the list knows what was typed.
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
