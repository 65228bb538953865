'use client'
import { useLendingEvents } from '@onlend/hooks'
import type { DrawnReconcileRepaymentsForm } from '@onlend/hooks/first-forms'
import { type UseReconcileRepaymentsFormParameters, useReconcileRepaymentsForm } from '@onlend/hooks/forms'

/** What runs a repayment behind its fields: a chunk of its own, so that they can be drawn before it has arrived. */
export function useReconcileRepaymentsMachine(
  options: UseReconcileRepaymentsFormParameters,
): DrawnReconcileRepaymentsForm {
  const { customerPartnerId } = options
  useLendingEvents(customerPartnerId === undefined ? {} : { customerPartnerId })
  const form = useReconcileRepaymentsForm(options)
  return { ...form, whole: form }
}
