'use client'
import type { DrawdownRequest } from '@onlend/core'
import {
  type UseRequestDrawdownFormParameters,
  type WriteOutcome,
  useRequestDrawdownForm,
} from '@onlend/hooks/forms'
import { forwardRef, type ReactNode, type Ref } from 'react'
import { type FormHandle, useFormReports } from '../form/useFormReports.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { RequestDrawdownView } from './RequestDrawdownView.tsx'

export type RequestDrawdownFormProps = FormWidgetProps<DrawdownRequest> &
  Omit<UseRequestDrawdownFormParameters, 'locale' | 'rules'> & {
    /** Offered where there is no limit yet. */
    onStartAssessment?: () => void
    /** Offered once the drawdown is active: the way to send the money out. */
    onWithdraw?: () => void
  }

/** The service's answer is the last that is heard of a request: whether it is paid out can only be seen (T92). */
const requested: readonly WriteOutcome[] = ['accepted', 'succeeded']

/**
 * Asks for money into the lockbox, with the limit and what is running in view, and looks out for the drawdown afterwards (Partner API,
 * Endpoints 7, 8 and 9). `onSuccess` means requested, not paid out.
 *
 * @example
 * <RequestDrawdownForm customerPartnerId="cp_1" onSuccess={close} />
 */
export const RequestDrawdownForm = forwardRef<FormHandle, RequestDrawdownFormProps>(
  function RequestDrawdownForm({ fallback, onError, ...props }, ref) {
    return (
      <WidgetBoundary
        feature="RequestDrawdownForm"
        money={CrashedMoney}
        fallback={fallback}
        {...(onError ? { onError } : {})}
      >
        <RequestDrawdownContent {...props} handle={ref} />
      </WidgetBoundary>
    )
  },
)

type RequestDrawdownContentProps = RequestDrawdownFormProps & { handle: Ref<FormHandle> }

function RequestDrawdownContent(props: RequestDrawdownContentProps): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, onStartAssessment, onWithdraw, ...options } = own
  const { locale } = useLendingRoot()
  const { currency, wait } = useFormCurrency(options)
  const form = useRequestDrawdownForm({
    ...options,
    locale,
    rules: useFieldRules('RequestDrawdownForm', fields),
    ...(currency === null ? {} : { currency }),
  })
  useFormReports(form, { ...reports, successes: requested, ownerId: options.customerPartnerId })
  return (
    <RequestDrawdownView
      form={form}
      frame={{ ...frame, wait }}
      onStartAssessment={onStartAssessment}
      onWithdraw={onWithdraw}
    />
  )
}
