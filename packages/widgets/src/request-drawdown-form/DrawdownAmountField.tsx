'use client'
import type { RequestDrawdownFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { AmountField } from '../form/AmountField.tsx'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { spendingLimitsChunk } from '../spending-limits/spendingLimitsChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'
import { WaysToChoose } from './WaysToChoose.tsx'

type DrawdownAmountFieldProps = Pick<RequestDrawdownViewProps, 'form'> & {
  bound: BoundField<RequestDrawdownFieldName>
}

/** How much: typed, slid to or picked, always the same amount; kept as typed and read back once it is left. */
export function DrawdownAmountField({ form, bound }: DrawdownAmountFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, available, creditLimit } = form
  const money = (amount: NonNullable<typeof available>) => formatMoney(amount, currency, locale)
  const isOver = form.field('amount').warningCode !== null && available !== null && !bound.error
  return (
    <div className="ol-RequestDrawdownForm-howMuch">
      <AmountField
        {...bound}
        part="RequestDrawdownForm.amount"
        label={
          currency
            ? t('drawdown.amountIn', { currency: currencyName(currency, locale) })
            : t('drawdown.amount')
        }
        currency={currency}
        warning={isOver && t('drawdown.warning.AMOUNT_OVER_AVAILABLE', { available: money(available) })}
        read={{ amount: form.amountRead, readings: form.amountReadings }}
        onChoose={form.setAmount}
        readAs={(amount) => t('drawdown.amountRead', { amount })}
        below={
          <LazyChunk chunk={spendingLimitsChunk} fallback={null}>
            {(SpendingLimits) => (
              <SpendingLimits
                kind="requestDrawdown"
                customerPartnerId={form.customerPartnerId ?? undefined}
              />
            )}
          </LazyChunk>
        }
      />
      {!bound.readOnly && (creditLimit.isLoading ? <WaysToChooseSkeleton /> : <WaysToChoose form={form} />)}
    </div>
  )
}

/** The place of the slider and the parts of what is available, before the limit is known. */
function WaysToChooseSkeleton(): ReactNode {
  return (
    <>
      <div className="ol-Slider">
        <Skeleton size="control" />
        <span className="ol-Slider-ends">
          <Skeleton size="short" />
        </span>
      </div>
      <Skeleton size="control" />
    </>
  )
}
