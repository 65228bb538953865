import type { ReactNode } from 'react'
import { CreateBusinessForm } from '../../src/create-business-form/CreateBusinessForm.tsx'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RegisterCustomerForm } from '../../src/register-customer-form/RegisterCustomerForm.tsx'
import { RegisterTransactionsForm } from '../../src/register-transactions-form/RegisterTransactionsForm.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { newBusinessValues } from '../../stories/newBusinessValues.ts'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'

const person = {
  kind: 'individual',
  firstName: 'Ngozi',
  lastName: 'Eze',
  idNumber: '02212345678',
  phone: '0803 123 4567',
  officeStreet: '4 Sample Close',
} as const

const transaction = {
  firstName: 'Ngozi',
  lastName: 'Okafor',
  contactNumber: '0803 123 4567',
  idType: 'bvn',
  idValue: '02212345678',
  reference: 'INV-2025-0001',
  amountPayable: '275,000',
  disbursementDate: '2025-03-06',
  expectedPaymentDate: '2025-06-04',
  sector: 'Lender',
  financier: 'operator',
  financed: true,
  financedAmount: '250,000',
  instalments: [{ amount: '250,000', startDate: '2025-03-06', dueDate: '2025-06-04' }],
} as const

const payout = {
  amount: '50,000',
  accountNumber: '0123456786',
  bankCode: '058',
  accountName: 'Ngozi Bello',
}
const wallet = { amount: '50,000', correspondent: 'MTN_MOMO_NGA', mobileNumber: '0803 123 4567' }
const correspondents = [
  { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
  { id: 'AIRTEL_NGA', name: 'Airtel' },
]
const estimate = { lines: [{ label: 'Set-up', amount: '900' }], total: '4500' } as const

/** Every form as a host would draw it, filled in so that each of its pages can be gone on from. */
export const pressScenes: Readonly<Record<string, () => ReactNode>> = {
  'withdraw to a bank': () => <WithdrawForm country="nigeria" currency="NGN" defaultValues={payout} />,
  'withdraw to a bank that is asked for the name': () => (
    <WithdrawForm
      country="nigeria"
      currency="NGN"
      defaultValues={{ ...payout, accountName: 'N. Bello' }}
      resolveAccount={async ({ accountNumber }) => {
        if (accountNumber === '0123456799') throw new Error('The lookup is down.')
        return accountNumber === payout.accountNumber ? { name: 'NGOZI ADAEZE BELLO' } : null
      }}
    />
  ),
  'withdraw to mobile money': () => (
    <WithdrawForm
      country="nigeria"
      currency="NGN"
      methods={['mobile-money']}
      correspondents={correspondents}
      defaultValues={wallet}
    />
  ),
  'request a drawdown': () => <RequestDrawdownForm defaultValues={{ tenor: '60' }} />,
  'request a drawdown with an estimate': () => (
    <RequestDrawdownForm
      tenorOptions={null}
      defaultValues={{ amount: '50,000', tenor: '60' }}
      estimateCost={async () => estimate}
    />
  ),
  'report a repayment': () => (
    <ReconcileRepaymentsForm defaultValues={{ reference: 'TRX-ADAEZE-00001', amount: '5,000' }} />
  ),
  'report a repayment by its reference': () => (
    <ReconcileRepaymentsForm defaultValues={{ reference: 'TRX-NOT-LISTED', amount: '5,000' }} />
  ),
  'register a transaction': () => (
    <RegisterTransactionsForm
      currency="NGN"
      operatorName="Harbour Capital"
      customers={false}
      defaultValues={{ ...transaction, instalments: [...transaction.instalments] }}
    />
  ),
  'register a person': () => <RegisterCustomerForm defaultValues={person} />,
  'register a business as a customer': () => (
    <RegisterCustomerForm
      residence="text"
      defaultValues={{ ...person, kind: 'business', businessName: 'Eze Foods', rcNumber: 'RC 123456' }}
    />
  ),
  'create a business': () => (
    <CreateBusinessForm channelPartnerId="chp_harbour" defaultValues={newBusinessValues} />
  ),
}
