'use client'
import type { ReconcileRepaymentsWarning } from '@onlend/hooks/internal'
import {
  type ReconcileRepaymentsValues,
  reconcileRepaymentsForm,
  type UseReconcileRepaymentsFormReturnType,
  type ReconcileRepaymentsReview,
} from '@onlend/hooks/forms'
import type { Financing } from '@onlend/core'
import type { ReactNode } from 'react'
import type { RecordSource } from '../record-picker/getRecordSource.ts'
import { amount as amountWords } from '../form/amount.words.ts'
import { createFields, type RenderFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { AmountField } from '../form/AmountField.tsx'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { reconcileRepayments } from './reconcileRepayments.words.ts'
import { FinancingFacts } from './FinancingFacts.tsx'
import { FinancingField } from './FinancingField.tsx'
import { reconcileRepaymentsReview } from './reconcileRepaymentsReview.words.ts'

/** The financings to choose from for a repayment. */
export type FinancingSource = RecordSource & { financings: readonly Financing[] }

/** The props that the parts of a repayment's view share. */
export type ReconcileRepaymentsViewProps = {
  form: UseReconcileRepaymentsFormReturnType
  frame: ViewFrame
  currency: string | null
  financingSource: FinancingSource
  financingPresentation: RecordPresentation
  /** The reference of the financing, where the host has fixed it. */
  transactionReference: string | null
  /** The host's own layout of the fields. */
  layout: RenderFields<FieldName> | undefined
}

type FieldName = keyof ReconcileRepaymentsValues

const words = { ...reconcileRepayments, ...reconcileRepaymentsReview, ...amountWords }
const Fields = createFields<FieldName>(reconcileRepaymentsForm.fields)

/** Renders a repayment: the financing and the amount, the review on top of them, and then the outcome. */
export function ReconcileRepaymentsView(props: ReconcileRepaymentsViewProps): ReactNode {
  const { form, currency, transactionReference, frame, layout } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { nextInstalment, mostLeft } = form
  const left = { amount: mostLeft === null ? '' : formatMoney(mostLeft, currency, locale) }
  const toWarningText = ({ code }: ReconcileRepaymentsWarning) => t(`repayment.warning.${code}`, left)
  const findWarning = (field: ReconcileRepaymentsWarning['field']) => {
    const warning = form.warnings.find((one) => one.field === field)
    return warning && toWarningText(warning)
  }
  return (
    <FormFrame
      part="ReconcileRepaymentsForm"
      form={form}
      frame={frame}
      of="repayment"
      words={words}
      above={
        transactionReference !== null && (
          <FinancingFacts
            financing={form.financing}
            reference={transactionReference}
            currency={currency}
            warning={findWarning('reference')}
          />
        )
      }
      errorValues={left}
      submitLabel={t('repayment.review')}
      review={(review: ReconcileRepaymentsReview) => {
        const paid = formatMoney(review.amount, review.currency, locale)
        const { financingAmount } = review
        return {
          values: { amount: paid },
          figure: { label: t('repayment.review.amount'), value: paid },
          rows: [
            ['reference', review.reference],
            ['client', review.clientName],
            ['financingAmount', financingAmount && formatMoney(financingAmount, review.currency, locale)],
          ],
        }
      }}
      openWarnings={form.warnings.map((warning) => ({
        key: `${warning.code} ${form.values[warning.field]}`,
        name: t(warning.field === 'reference' ? 'repayment.financing' : 'repayment.amount'),
        text: toWarningText(warning),
      }))}
      currency={currency}
    >
      {(bind) => (
        <FormFields
          names={form.fields}
          {...{ Fields, actions: form.actions }}
          draw={(name) =>
            name === 'reference' ? (
              <FinancingField {...props} bound={bind(name)} warning={findWarning(name)} />
            ) : (
              <AmountField
                {...bind(name)}
                part="ReconcileRepaymentsForm.amount"
                label={
                  currency
                    ? t('repayment.amountIn', { currency: currencyName(currency, locale) })
                    : t('repayment.amount')
                }
                {...{ form, currency }}
                offer={
                  nextInstalment !== null && {
                    amount: nextInstalment,
                    label: t('repayment.next', { amount: formatMoney(nextInstalment, currency, locale) }),
                  }
                }
                warning={findWarning(name)}
              />
            )
          }
        >
          {layout}
        </FormFields>
      )}
    </FormFrame>
  )
}
