import type { ReactNode } from 'react'
import { formKits } from './formKits.ts'

const correspondents = [
  { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
  { id: 'AIRTEL_NGA', name: 'Airtel' },
]

type DrivenForms = Readonly<Record<string, () => ReactNode>>

/** The seven forms as a host draws them; what a list of the service offers is chosen already. */
const listForms = (kit: (typeof formKits)[number]): DrivenForms => ({
  withdrawal: () => (
    <kit.WithdrawForm
      country="nigeria"
      currency="NGN"
      methods={['bank']}
      defaultValues={{ bankCode: '058' }}
    />
  ),
  'withdrawal in two ways': () => (
    <kit.WithdrawForm
      country="nigeria"
      currency="NGN"
      correspondents={correspondents}
      defaultValues={{ bankCode: '058', correspondent: 'AIRTEL_NGA' }}
    />
  ),
  drawdown: () => <kit.RequestDrawdownForm currency="NGN" />,
  repayment: () => <kit.ReconcileRepaymentsForm defaultValues={{ reference: 'TRX-ADAEZE-00001' }} />,
  transaction: () => <kit.RegisterTransactionsForm currency="NGN" operatorName="Harbour Capital" />,
  customer: () => <kit.RegisterCustomerForm />,
  business: () => <kit.CreateBusinessForm companySizes={['small', 'large']} />,
  assessment: () => <kit.SubmitCreditAssessmentForm currency="NGN" />,
})

/** Every form, drawn by the package and in a view of the host's. */
export const drivenForms: DrivenForms = Object.fromEntries(
  formKits.flatMap((kit) =>
    Object.entries(listForms(kit)).map(([name, draw]) => [`${name} by ${kit.kit}`, draw]),
  ),
)
