import type { UseTransactionFormReturnType } from '@onlend/hooks/forms'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'

/** What the parts of a transaction's view share. */
export type TransactionViewProps = {
  form: UseTransactionFormReturnType
  currency: string | null
  operatorName: string
} & {
  [Name in 'hideTitle' | 'headingLevel' | 'intro' | 'renderHeader' | 'renderReceipt']:
    | FormWidgetProps<unknown>[Name]
    | undefined
}
