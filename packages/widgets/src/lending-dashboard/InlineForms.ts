import type { RequestDrawdownFormProps } from '../request-drawdown-form/RequestDrawdownForm.tsx'
import type { RegisterCustomerFormProps } from '../register-customer-form/RegisterCustomerForm.tsx'
import type { ReconcileRepaymentsFormProps } from '../reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import type { RepaymentInstructionsProps } from '../repayment-instructions/RepaymentInstructions.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { RegisterTransactionsFormProps } from '../register-transactions-form/RegisterTransactionsForm.tsx'
import type { WithdrawFormProps } from '../withdraw-form/WithdrawForm.tsx'

/** The props that the dashboard itself sets on every form that it opens. */
type Own = keyof Pick<WidgetProps, 'customerPartnerId' | 'headingLevel' | 'hideTitle'>

/** The actions that the dashboard opens in its own place, with the options of their forms. */
export type InlineForms = {
  withdraw?: Omit<WithdrawFormProps, Own>
  requestDrawdown?: Omit<RequestDrawdownFormProps, Own>
  howToRepay?: Omit<RepaymentInstructionsProps, Own>
  registerCustomer?: Omit<RegisterCustomerFormProps, Own>
  registerTransactions?: Omit<RegisterTransactionsFormProps, Own>
  reconcileRepayments?: Omit<ReconcileRepaymentsFormProps, Own>
}

/** An action that has a widget of the kit's. */
export type InlineAction = keyof InlineForms
