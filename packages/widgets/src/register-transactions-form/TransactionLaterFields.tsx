'use client'
import type { TransactionField } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateField } from '../ui/DateField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { transactionDetails as words } from './transactionDetails.words.ts'
import { AmountField } from '../form/AmountField.tsx'
import { TransactionChoice } from './TransactionChoice.tsx'
import { TransactionFinancingFields } from './TransactionFinancingFields.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'

type TransactionLaterFieldsProps = Pick<
  RegisterTransactionsViewProps,
  'form' | 'currency' | 'operatorName'
> & {
  bind: (name: TransactionField) => BoundField<TransactionField>
}

const financingFields: readonly TransactionField[] = ['financedAmount', 'drawdownId', 'instalments']
const sectors = ['Lender', 'Aggregator', 'Market Place'] as const

/** The fields of the pages after the first, in the order that the form gives. */
export function TransactionLaterFields(props: TransactionLaterFieldsProps): ReactNode {
  const { form, currency, operatorName, bind } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const financing = form.fields.filter((name) => financingFields.includes(name))
  const isUsed = form.warnings.some(({ code }) => code === 'REFERENCE_USED')

  const draw = (name: TransactionField): ReactNode => {
    switch (name) {
      case 'reference':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.reference"
            label={t('transaction.reference')}
            hint={t('transaction.reference.hint')}
            warning={isUsed ? t('transaction.warning.REFERENCE_USED') : undefined}
            after
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
          />
        )
      case 'amountPayable':
        return (
          <AmountField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.amountPayable"
            label={
              currency
                ? t('transaction.amountPayableIn', { currency: currencyName(currency, locale) })
                : t('transaction.amountPayable')
            }
            currency={currency}
            read={form.readAmount(name)}
            onChoose={(amount) => form.set(name, amount)}
          />
        )
      case 'disbursementDate':
        return (
          <DateField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.disbursementDate"
            label={t('transaction.disbursementDate')}
          />
        )
      case 'expectedPaymentDate':
        return (
          <DateField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.expectedPaymentDate"
            label={t('transaction.expectedPaymentDate')}
            hint={t('transaction.expectedPaymentDate.hint')}
            min={form.values.disbursementDate}
          />
        )
      case 'sector':
        return (
          <TransactionChoice
            key={name}
            bound={bind(name)}
            value={form.values.sector}
            part="RegisterTransactionsForm.sector"
            label={t('transaction.sector')}
            placeholder={t('transaction.sector.choose')}
            options={sectors.map((sector) => ({ value: sector, label: t(`transaction.sector.${sector}`) }))}
          />
        )
      case 'financier':
        return (
          <TransactionChoice
            key={name}
            bound={bind(name)}
            value={form.values.financier}
            part="RegisterTransactionsForm.financier"
            label={t('transaction.financier')}
            placeholder={t('transaction.financier.choose')}
            options={[
              { value: 'operator', label: operatorName },
              { value: 'others', label: t('transaction.financier.others') },
            ]}
          />
        )
      case 'reason':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.reason"
            label={t('transaction.reason')}
            hint={t('transaction.reason.hint')}
            autoCapitalize="sentences"
          />
        )
      case 'financed':
        return (
          <Checkbox
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.financed"
            label={t('transaction.financed')}
          />
        )
      default:
        // The financing comes as one part, where its first field stands.
        return name === financing[0] ? (
          <TransactionFinancingFields
            key={name}
            form={form}
            currency={currency}
            bind={bind}
            fields={financing}
          />
        ) : null
    }
  }
  return form.fields.map(draw)
}
