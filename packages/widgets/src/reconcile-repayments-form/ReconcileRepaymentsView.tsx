'use client'
import type {
  ReconcileRepaymentsErrorCode,
  ReconcileRepaymentsWarning,
  UseReconcileRepaymentsFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { amount as amountWords } from '../form/amount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { AmountField } from '../form/AmountField.tsx'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { FinancingFacts } from './FinancingFacts.tsx'
import { FinancingField } from './FinancingField.tsx'
import { reconcileRepaymentsChunks } from './reconcileRepaymentsChunks.ts'
import type { FinancingSource } from './useFinancingSource.ts'

/** What the parts of a repayment's view share. */
export type ReconcileRepaymentsViewProps = {
  form: UseReconcileRepaymentsFormReturnType
  frame: ViewFrame
  currency: string | null
  financingSource: FinancingSource
  financingPresentation: RecordPresentation
  /** The reference of the financing, where the host has fixed it. */
  transactionReference: string | null
}

/** Draws a repayment: the financing and the amount, the review on top of them, and then where it stands. */
export function ReconcileRepaymentsView(props: ReconcileRepaymentsViewProps): ReactNode {
  const { form, currency, transactionReference, frame } = props
  const t = useCopy(words)
  const say = useCopy(amountWords)
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
      title={t('repayment.title')}
      intro={t('repayment.intro')}
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
      errorText={(field: 'reference' | 'amount', code: ReconcileRepaymentsErrorCode) => {
        if (code === 'REQUIRED') return t(`repayment.error.REQUIRED.${field}`)
        return code === 'AMOUNT_FAR_ABOVE_LEFT'
          ? t(`repayment.error.${code}`, left)
          : say(`amount.error.${code}`)
      }}
      submitLabel={t('repayment.review')}
      refusedTitle={t('repayment.rejected.title')}
      draftText={t('repayment.draftRestored')}
      review={reconcileRepaymentsChunks.reviewWords}
      openWarnings={form.warnings.map((warning) => ({
        key: `${warning.code} ${form.values[warning.field]}`,
        name: t(warning.field === 'reference' ? 'repayment.financing' : 'repayment.amount'),
        text: toWarningText(warning),
      }))}
      currency={currency}
    >
      {(bind) =>
        form.fields.map((name) =>
          name === 'reference' ? (
            <FinancingField key={name} {...props} bound={bind(name)} warning={findWarning(name)} />
          ) : (
            <AmountField
              key={name}
              {...bind(name)}
              part="ReconcileRepaymentsForm.amount"
              label={
                currency
                  ? t('repayment.amountIn', { currency: currencyName(currency, locale) })
                  : t('repayment.amount')
              }
              currency={currency}
              read={form.amountRead}
              onChoose={form.setAmount}
              offer={
                nextInstalment !== null && {
                  amount: nextInstalment,
                  label: t('repayment.next', { amount: formatMoney(nextInstalment, currency, locale) }),
                }
              }
              warning={findWarning(name)}
            />
          ),
        )
      }
    </FormFrame>
  )
}
