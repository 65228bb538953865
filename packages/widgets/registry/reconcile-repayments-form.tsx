'use client'
import {
  ReconcileRepaymentsForm,
  type ReconcileRepaymentsFormProps,
} from '@onlend/widgets/reconcile-repayments-form'
import type { ReactNode } from 'react'

/** Your own view of a repayment: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnReconcileRepaymentsForm(props: Omit<ReconcileRepaymentsFormProps, 'children'>): ReactNode {
  return (
    <ReconcileRepaymentsForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.Reference />
          <Fields.Amount />
        </>
      )}
    </ReconcileRepaymentsForm>
  )
}
