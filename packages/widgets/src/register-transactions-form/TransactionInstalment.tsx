'use client'
import type { TransactionField } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { useParts } from '../ui/useParts.ts'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { AmountField } from '../form/AmountField.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'

type TransactionInstalmentProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  /** From 0. */
  index: number
  bind: (name: TransactionField) => BoundField<TransactionField>
  /** `null` for the only one. */
  onRemove: (() => void) | null
}

/** One instalment: how much, from when, until when. */
export function TransactionInstalment(props: TransactionInstalmentProps): ReactNode {
  const { index, form, currency, bind, onRemove } = props
  const t = useCopy(words)
  const parts = useParts()
  const amount = `instalments.${index}.amount` as const
  const startDate = `instalments.${index}.startDate` as const
  const number = index + 1
  return (
    <fieldset {...parts('RegisterTransactionsForm.instalment')}>
      <legend {...parts('RegisterTransactionsForm.instalmentTitle')}>
        {t('transaction.instalment', { number })}
      </legend>
      <div className="ol-RegisterTransactionsForm-instalmentFields">
        <AmountField
          {...bind(amount)}
          label={t('transaction.instalment.amount')}
          currency={currency}
          readBack={false}
          read={form.readAmount(amount)}
          onChoose={(chosen) => form.set(amount, chosen)}
        />
        <DateField {...bind(startDate)} label={t('transaction.instalment.startDate')} />
        <DateField
          {...bind(`instalments.${index}.dueDate`)}
          label={t('transaction.instalment.dueDate')}
          min={form.values.instalments[index]?.startDate}
        />
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          icon="close"
          part="RegisterTransactionsForm.removeInstalment"
          aria-label={t('transaction.instalment.removeLabel', { number })}
          onClick={onRemove}
        >
          {t('transaction.instalment.remove')}
        </Button>
      )}
    </fieldset>
  )
}
