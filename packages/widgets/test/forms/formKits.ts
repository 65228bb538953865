import { OwnCreateBusinessForm } from '../../registry/create-business-form.tsx'
import { OwnReconcileRepaymentsForm } from '../../registry/reconcile-repayments-form.tsx'
import { OwnRegisterCustomerForm } from '../../registry/register-customer-form.tsx'
import { OwnRegisterTransactionsForm } from '../../registry/register-transactions-form.tsx'
import { OwnRequestDrawdownForm } from '../../registry/request-drawdown-form.tsx'
import { OwnSubmitCreditAssessmentForm } from '../../registry/submit-credit-assessment-form.tsx'
import { OwnWithdrawForm } from '../../registry/withdraw-form.tsx'
import { CreateBusinessForm } from '../../src/create-business-form/CreateBusinessForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RegisterCustomerForm } from '../../src/register-customer-form/RegisterCustomerForm.tsx'
import { RegisterTransactionsForm } from '../../src/register-transactions-form/RegisterTransactionsForm.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { SubmitCreditAssessmentForm } from '../../src/submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'

/** The forms of the package, and the same as a host has them once it has copied their views out of the registry. */
export const formKits = [
  {
    kit: 'the package',
    CreateBusinessForm,
    ReconcileRepaymentsForm,
    RegisterCustomerForm,
    RegisterTransactionsForm,
    RequestDrawdownForm,
    SubmitCreditAssessmentForm,
    WithdrawForm,
  },
  {
    kit: 'a view of the host’s',
    CreateBusinessForm: OwnCreateBusinessForm,
    ReconcileRepaymentsForm: OwnReconcileRepaymentsForm,
    RegisterCustomerForm: OwnRegisterCustomerForm,
    RegisterTransactionsForm: OwnRegisterTransactionsForm,
    RequestDrawdownForm: OwnRequestDrawdownForm,
    SubmitCreditAssessmentForm: OwnSubmitCreditAssessmentForm,
    WithdrawForm: OwnWithdrawForm,
  },
] as const
