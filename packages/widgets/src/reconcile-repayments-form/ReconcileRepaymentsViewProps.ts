import type { UseReconcileRepaymentsFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import type { FinancingSource } from './useFinancingSource.ts'

/** What the parts of a repayment's view share. */
export type ReconcileRepaymentsViewProps = {
  form: UseReconcileRepaymentsFormReturnType
  currency: string | null
  /** Instead of the fields, until the currency is known. */
  wait?: ReactNode
  financingSource: FinancingSource
  financingPresentation: RecordPresentation
  /** The reference of the financing, where the host has fixed it. */
  transactionReference: string | null
} & {
  [Name in 'hideTitle' | 'headingLevel' | 'intro' | 'renderHeader' | 'renderReceipt']:
    | FormWidgetProps<unknown>[Name]
    | undefined
}
