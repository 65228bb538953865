'use client'
import type { TransactionField, RegisterTransactionsWarningCode } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { AmountField } from './AmountField.tsx'
import { TransactionDrawdown } from './TransactionDrawdown.tsx'
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
