import type { ReactNode } from 'react'
import { CreateBusinessForm } from '../../src/create-business-form/CreateBusinessForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RegisterCustomerForm } from '../../src/register-customer-form/RegisterCustomerForm.tsx'
import { RegisterTransactionsForm } from '../../src/register-transactions-form/RegisterTransactionsForm.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { SubmitCreditAssessmentForm } from '../../src/submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'

const correspondents = [
  { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
  { id: 'AIRTEL_NGA', name: 'Airtel' },
]

/** The seven forms as a host draws them; what a list of the service offers is chosen already. */
export const drivenForms: Readonly<Record<string, () => ReactNode>> = {
  withdrawal: () => (
    <WithdrawForm country="nigeria" currency="NGN" methods={['bank']} defaultValues={{ bankCode: '058' }} />
  ),
  'withdrawal in two ways': () => (
    <WithdrawForm
      country="nigeria"
      currency="NGN"
      correspondents={correspondents}
      defaultValues={{ bankCode: '058', correspondent: 'AIRTEL_NGA' }}
    />
  ),
  drawdown: () => <RequestDrawdownForm currency="NGN" />,
  repayment: () => <ReconcileRepaymentsForm defaultValues={{ reference: 'TRX-ADAEZE-00001' }} />,
  transaction: () => <RegisterTransactionsForm currency="NGN" operatorName="Harbour Capital" />,
  customer: () => <RegisterCustomerForm />,
  business: () => <CreateBusinessForm companySizes={['small', 'large']} />,
  assessment: () => <SubmitCreditAssessmentForm currency="NGN" />,
}
