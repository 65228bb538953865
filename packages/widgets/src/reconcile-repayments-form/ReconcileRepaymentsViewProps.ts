import type { UseReconcileRepaymentsFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import type { LoanList } from './useLoanList.ts'

/** What the parts of a repayment's view share. */
export type ReconcileRepaymentsViewProps = {
  form: UseReconcileRepaymentsFormReturnType
  currency: string | null
  /** Instead of the fields, until the currency is known. */
  wait?: ReactNode
  loanList: LoanList
  loanPresentation: 'auto' | 'list' | 'sheet'
  /** The loan, where the host has fixed it. */
  transactionReference: string | null
} & {
  [Name in 'hideTitle' | 'headingLevel' | 'intro' | 'renderHeader' | 'renderReceipt']:
    | FormWidgetProps<unknown>[Name]
    | undefined
}
