import type { DrawdownRequestFormProps } from '../drawdown-request/DrawdownRequestForm.tsx'
import type { RegisterCustomerFormProps } from '../register-customer/RegisterCustomerForm.tsx'
import type { RepaymentFormProps } from '../repayment-form/RepaymentForm.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { TransactionFormProps } from '../transaction-form/TransactionForm.tsx'
import type { WithdrawFormProps } from '../withdraw/WithdrawForm.tsx'

/** What the dashboard says itself to every form that it opens. */
type Own = keyof Pick<WidgetProps, 'customerPartnerId' | 'headingLevel' | 'hideTitle'>

/** The actions that the dashboard opens in its own place, with the options of their forms. */
export type InlineForms = {
  withdraw?: Omit<WithdrawFormProps, Own>
  requestDrawdown?: Omit<DrawdownRequestFormProps, Own>
  registerCustomer?: Omit<RegisterCustomerFormProps, Own>
  recordTransaction?: Omit<TransactionFormProps, Own>
  repay?: Omit<RepaymentFormProps, Own>
}

/** An action that has a form of the kit's. */
export type InlineAction = keyof InlineForms
