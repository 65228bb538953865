'use client'
import type { WithdrawFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { AmountField } from '../form/AmountField.tsx'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { SpendingLimits } from '../spending-limits/SpendingLimits.tsx'
import { withdraw as words } from './withdraw.words.ts'
import type { WithdrawViewProps } from './WithdrawView.tsx'

type WithdrawAmountFieldProps = Pick<
  WithdrawViewProps,
  'form' | 'currency' | 'balance' | 'customerPartnerId'
> & {
  bound: BoundField<WithdrawFieldName>
}

/** The amount: kept as typed, read back once it is left, and asked about where it can be read in two ways. */
export function WithdrawAmountField({
  form,
  currency,
  balance,
  customerPartnerId,
  bound,
}: WithdrawAmountFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const label = currency
    ? t('withdraw.amountIn', { currency: currencyName(currency, locale) })
    : t('withdraw.amount')
  return (
    <AmountField
      {...bound}
      part="WithdrawForm.amount"
      label={label}
      hint={
        balance === undefined
          ? undefined
          : t('withdraw.balance', { amount: formatMoney(balance, currency, locale) })
      }
      currency={currency}
      read={{ amount: form.amountRead, readings: form.amountReadings }}
      onChoose={form.chooseAmountReading}
      readAs={(amount) => t('withdraw.amountRead', { amount })}
      below={<SpendingLimits kind="withdraw" customerPartnerId={customerPartnerId} />}
    />
  )
}
