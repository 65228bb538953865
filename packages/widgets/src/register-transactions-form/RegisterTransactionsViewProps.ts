import type { UseRegisterTransactionsFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'

/** What the parts of a transaction's view share. */
export type RegisterTransactionsViewProps = {
  form: UseRegisterTransactionsFormReturnType
  currency: string | null
  /** Instead of the fields, until the currency is known. */
  wait?: ReactNode
  operatorName: string
} & {
  [Name in 'hideTitle' | 'headingLevel' | 'intro' | 'renderHeader' | 'renderReceipt']:
    | FormWidgetProps<unknown>[Name]
    | undefined
}
