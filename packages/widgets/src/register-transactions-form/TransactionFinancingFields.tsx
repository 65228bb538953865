'use client'
import type { RegisterTransactionsWarningCode, TransactionField } from '@onlend/hooks/forms'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { AmountField } from '../form/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { useDrawdownSentence } from './useDrawdownSentence.ts'
import { TransactionInstalments } from './TransactionInstalments.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'

type TransactionFinancingFieldsProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  bind: (name: TransactionField) => BoundField<TransactionField>
  /** Those of the financing that are shown, in order. */
  fields: readonly TransactionField[]
}

/** How a transaction is financed: how much, from which drawdown, and how it is paid back. */
export function TransactionFinancingFields(props: TransactionFinancingFieldsProps): ReactNode {
  const { form, currency, bind, fields } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const has = (code: RegisterTransactionsWarningCode) =>
    form.warnings.some((warning) => warning.code === code)
  const payable = form.readAmount('amountPayable').amount
  const draw = (name: TransactionField): ReactNode => {
    switch (name) {
      case 'financedAmount':
        return (
          <AmountField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.financedAmount"
            label={
              currency
                ? t('transaction.financedAmountIn', { currency: currencyName(currency, locale) })
                : t('transaction.financedAmount')
            }
            currency={currency}
            read={form.readAmount(name)}
            onChoose={(amount) => form.set(name, amount)}
            warning={
              has('FINANCED_ABOVE_PAYABLE') && payable !== null
                ? t('transaction.warning.FINANCED_ABOVE_PAYABLE', {
                    payable: formatMoney(payable, currency, locale),
                  })
                : undefined
            }
          />
        )
      case 'drawdownId':
        return <TransactionDrawdown key={name} form={form} currency={currency} bound={bind(name)} />
      default:
        return <TransactionInstalments key={name} form={form} currency={currency} bind={bind} />
    }
  }
  return fields.map(draw)
}

type TransactionDrawdownProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  bound: BoundField<TransactionField>
}

/** The drawdown that pays: the active one in a sentence, another one by its reference. */
function TransactionDrawdown({ form, currency, bound }: TransactionDrawdownProps): ReactNode {
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
