'use client'
import { useLendingEvents } from '@onlend/hooks'
import {
  type ReconcileRepaymentsValues,
  useReconcileRepaymentsForm,
  type UseReconcileRepaymentsFormParameters,
  type UseReconcileRepaymentsFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { ReconcileRepaymentsView } from './ReconcileRepaymentsView.tsx'
import { useFinancingSource } from './useFinancingSource.ts'

export type ReconcileRepaymentsFormProps = Omit<
  FormWidgetProps<UseReconcileRepaymentsFormReturnType['data'], keyof ReconcileRepaymentsValues>,
  'customerPartnerId'
> &
  Omit<UseReconcileRepaymentsFormParameters, 'locale' | 'rules'> & {
    /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
    financingPresentation?: RecordPresentation
  }

/**
 * Reports that a client has paid toward one financing; it moves no money. Accepted means received: whether it was booked is shown when the
 * service says so. The amount is a decimal string in the partner's currency (Partner API, Endpoint 6).
 *
 * @example
 * <ReconcileRepaymentsForm customerPartnerId="cp_1" onSuccess={close} />
 */
export const ReconcileRepaymentsForm = formWidget<ReconcileRepaymentsFormProps>(
  'ReconcileRepaymentsForm',
  RepaymentContent,
  'reconcileRepayments',
)

function RepaymentContent(props: FormContentProps<ReconcileRepaymentsFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, financingPresentation = 'auto', ...options } = own
  const { locale } = useLendingRoot()
  const owner =
    options.customerPartnerId === undefined ? {} : { customerPartnerId: options.customerPartnerId }
  const { currency, wait } = useFormCurrency({ ...owner, currency: options.currency })
  const financingSource = useFinancingSource({ ...owner, financings: options.financings })
  const rules = useFieldRules('ReconcileRepaymentsForm', fields)
  useLendingEvents(owner)
  const form = useReconcileRepaymentsForm({
    ...options,
    financings: financingSource.financings,
    rules,
    locale,
    ...(currency === null ? {} : { currency }),
  })
  useFormReports(form, { ...reports, ownerId: options.customerPartnerId })
  return (
    <ReconcileRepaymentsView
      form={form}
      frame={{ ...frame, wait }}
      currency={currency}
      financingSource={financingSource}
      financingPresentation={financingPresentation}
      transactionReference={options.transactionReference ?? null}
    />
  )
}
