'use client'
import type { DrawdownRequest } from '@onlend/core'
import {
  type RequestDrawdownFieldName,
  useRequestDrawdownForm,
  type UseRequestDrawdownFormParameters,
} from '@onlend/hooks/forms'
import { type ReactNode, useContext } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { TenantContext } from '../root/TenantContext.ts'
import { useAmountLimits } from '../root/useAmountLimits.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { RequestDrawdownView } from './RequestDrawdownView.tsx'

export type RequestDrawdownFormProps = FormWidgetProps<DrawdownRequest, RequestDrawdownFieldName> &
  Omit<UseRequestDrawdownFormParameters, 'locale' | 'rules'> & {
    /** Offered where there is no limit yet. */
    onStartAssessment?: () => void
    /** Offered once the drawdown is active: the way to send the money out. */
    onWithdraw?: () => void
    /**
     * Your own layout of the fields: `{({ Fields }) => <Fields.Amount />}`. The fields stay bound, styled and checked; the limit, the plan, the
     * button, review and outcome stay around them.
     */
    children?: RenderFields<RequestDrawdownFieldName>
  }

/**
 * Requests a drawdown into the lockbox, with the limit and the active drawdown in view, and looks for the new drawdown afterwards (Partner
 * API, Endpoints 7, 8 and 9). `onSuccess` means requested, not paid out.
 *
 * @example
 * <RequestDrawdownForm customerPartnerId="cp_1" onSuccess={close} />
 */
export const RequestDrawdownForm = formWidget<RequestDrawdownFormProps>(
  'RequestDrawdownForm',
  RequestDrawdownContent,
  'requestDrawdown',
)

const none = [] as const

function RequestDrawdownContent(props: FormContentProps<RequestDrawdownFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, onStartAssessment, onWithdraw, children, ...options } = own
  const { locale } = useLendingRoot()
  const { currency, wait } = useFormCurrency(options)
  const { config } = useContext(TenantContext) ?? {}
  const form = useRequestDrawdownForm({
    costRanges: config?.drawdownCost ?? none,
    ...(config?.tenors && { tenorOptions: config.tenors }),
    ...useAmountLimits('requestDrawdown', currency),
    ...options,
    locale,
    rules: useFieldRules('RequestDrawdownForm', fields),
    currency: currency ?? undefined,
  })
  // Whether it is paid out can only be seen (T92).
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.customerPartnerId })
  return (
    <RequestDrawdownView
      form={form}
      frame={{ ...frame, wait }}
      onStartAssessment={onStartAssessment}
      onWithdraw={onWithdraw}
      layout={children}
    />
  )
}
