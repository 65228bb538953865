'use client'
import type { TransactionField } from '@onlend/hooks/forms'
import { type ReactNode, useState } from 'react'
import type { BoundField } from '../form/bindField.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { useDrawdownSentence } from './useDrawdownSentence.ts'

type TransactionDrawdownProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  bound: BoundField<TransactionField>
}

/** The drawdown that pays: the active one in a sentence, another one by its reference. */
export function TransactionDrawdown({ form, currency, bound }: TransactionDrawdownProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [isOther, setIsOther] = useState(false)
  const sentence = useDrawdownSentence({
    customerPartnerId: form.customerPartnerId,
    drawdownId: form.values.drawdownId,
    currency,
  })
  if (sentence === null || isOther) {
    return (
      <TextField
        {...bound}
        part="RegisterTransactionsForm.drawdownId"
        label={t('transaction.drawdownId')}
        hint={form.drawdown === 'notAsked' ? undefined : t(`transaction.drawdownId.${form.drawdown}`)}
        spellCheck={false}
      />
    )
  }
  return (
    <div {...parts('RegisterTransactionsForm.drawdown')}>
      <span className="ol-Field-label">{t('transaction.drawdownId')}</span>
      <p className="ol-Text">{sentence}</p>
      {!bound.readOnly && (
        <Button
          variant="quiet"
          onClick={() => {
            form.set('drawdownId', '')
            setIsOther(true)
          }}
          part="RegisterTransactionsForm.otherDrawdown"
        >
          {t('transaction.drawdownId.other')}
        </Button>
      )}
    </div>
  )
}
