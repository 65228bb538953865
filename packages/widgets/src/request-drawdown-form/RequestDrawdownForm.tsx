'use client'
import type { DrawdownRequest } from '@onlend/core'
import { useCreditLimit, useLending } from '@onlend/hooks'
import { firstRequestDrawdownForm } from '@onlend/hooks/first-forms'
import type { RequestDrawdownDrawn } from './drawdownParts.tsx'
import type { RequestDrawdownFieldName, UseRequestDrawdownFormParameters } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import { FormHost } from '../form/FormHost.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { requestDrawdownChunks } from './requestDrawdownChunks.ts'
import { RequestDrawdownView } from './RequestDrawdownView.tsx'

export type RequestDrawdownFormProps = FormWidgetProps<DrawdownRequest, RequestDrawdownFieldName> &
  Omit<UseRequestDrawdownFormParameters, 'locale' | 'rules'> & {
    /** Offered where there is no limit yet. */
    onStartAssessment?: () => void
    /** Offered once the drawdown is active: the way to send the money out. */
    onWithdraw?: () => void
  }

/**
 * Asks for money into the lockbox, with the limit and what is running in view, and looks out for the drawdown afterwards (Partner API,
 * Endpoints 7, 8 and 9). `onSuccess` means requested, not paid out.
 *
 * @example
 * <RequestDrawdownForm customerPartnerId="cp_1" onSuccess={close} />
 */
export const RequestDrawdownForm = formWidget<RequestDrawdownFormProps>(
  'RequestDrawdownForm',
  RequestDrawdownContent,
  'requestDrawdown',
)

function RequestDrawdownContent(props: FormContentProps<RequestDrawdownFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, onStartAssessment, onWithdraw, ...options } = own
  const { locale } = useLendingRoot()
  const { currency, wait } = useFormCurrency(options)
  const { customerPartnerId } = useLending()
  const ownerId = options.customerPartnerId ?? customerPartnerId
  const creditLimit = useCreditLimit({
    ...(ownerId !== null && { customerPartnerId: ownerId }),
    query: { enabled: ownerId !== null },
  })
  const rules = useFieldRules('RequestDrawdownForm', fields)
  return (
    <FormHost<UseRequestDrawdownFormParameters, RequestDrawdownDrawn>
      kind="requestDrawdown"
      ownerId={ownerId}
      machine={requestDrawdownChunks.machine}
      first={(given, start) => firstRequestDrawdownForm({ ...given, creditLimit }, start)}
      // Whether it is paid out can only be seen (T92).
      reports={{ ...reports, answerIsFinal: true, ownerId: options.customerPartnerId }}
      options={{ ...options, locale, rules, ...(currency === null ? {} : { currency }) }}
    >
      {(form, host) => (
        <RequestDrawdownView
          form={form}
          frame={{ ...frame, wait: host.wait ?? wait }}
          isResuming={host.wait !== null}
          onStartAssessment={onStartAssessment}
          onWithdraw={onWithdraw}
        />
      )}
    </FormHost>
  )
}
