'use client'
import type { Financing } from '@onlend/core'
import { useFinancings, useLendingEvents } from '@onlend/hooks'
import {
  type ReconcileRepaymentsValues,
  useReconcileRepaymentsForm,
  type UseReconcileRepaymentsFormParameters,
  type UseReconcileRepaymentsFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useMemo } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { getRecordSource } from '../record-picker/getRecordSource.ts'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { type FinancingSource, ReconcileRepaymentsView } from './ReconcileRepaymentsView.tsx'

export type ReconcileRepaymentsFormProps = Omit<
  FormWidgetProps<UseReconcileRepaymentsFormReturnType['data'], keyof ReconcileRepaymentsValues>,
  'customerPartnerId'
> &
  Omit<UseReconcileRepaymentsFormParameters, 'locale' | 'rules'> & {
    /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
    financingPresentation?: RecordPresentation
    /**
     * Your own layout of the fields: `{({ Fields }) => <Fields.Amount />}`. The fields stay bound, styled and checked; heading, error summary,
     * button, review and outcome stay around them.
     */
    children?: RenderFields<keyof ReconcileRepaymentsValues>
  }

/**
 * Reports that a client has paid toward one financing; the report moves no money. Accepted means received: the form shows the booking when
 * the service confirms it. The amount is a decimal string in the partner's currency (Partner API, Endpoint 6).
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
  const { fields, financingPresentation = 'auto', children, ...options } = own
  const { locale } = useLendingRoot()
  const { currency, wait } = useFormCurrency(options)
  const financingSource = useFinancingSource(options)
  useLendingEvents(options)
  const form = useReconcileRepaymentsForm({
    ...options,
    financings: financingSource.financings,
    rules: useFieldRules('ReconcileRepaymentsForm', fields),
    locale,
    currency: currency ?? undefined,
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
      layout={children}
    />
  )
}

const none: Financing[] = []

/** Reads the financed transactions, each reference once. */
function useFinancingSource({
  financings: own,
  customerPartnerId,
}: Pick<UseReconcileRepaymentsFormParameters, 'customerPartnerId' | 'financings'>): FinancingSource {
  const query = useFinancings({
    ...(customerPartnerId !== undefined && { customerPartnerId }),
    query: { enabled: own === undefined },
  })
  const listed = own ?? query.data ?? none
  const financings = useMemo(() => {
    const seen = new Set<string>()
    return listed.filter(({ transaction_reference: reference }) => {
      const isNew = !seen.has(reference)
      seen.add(reference)
      return isNew
    })
  }, [listed])
  return { ...getRecordSource(query, own !== undefined), financings }
}
