/*
 * What a host's developer may misspell. Each line that ends in a comment holds one misspelt name, and the comment is the name that the
 * compiler must suggest; `types.deep.test.js` compiles this file and compares.
 */
import {
  type ActiveDrawdown,
  type ApiError,
  type Bank,
  type CreditLimit,
  type Customer,
  type CustomerPartnerDetails,
  type Financing,
  type LendingClient,
  type Operation,
  type Session,
  callEndpoint,
  createLendingClient,
  createOperationId,
  getCreditLimit,
  listCustomers,
  startOperation,
  withdraw,
} from '@onlend/core'
import { type Draft, type InboxEvent, type OperationRow, listInboxEvents } from '@onlend/core/relay'
import { LendingProvider, useCreditLimit, useLending, useOperation, useWithdraw } from '@onlend/hooks'
import { createRelay } from '@onlend/relay'
import { createSandbox } from '@onlend/sandbox'
import { CreditLimitCard, LendingRoot, WithdrawForm } from '@onlend/widgets'

export const answers = (
  operation: Operation,
  creditLimit: CreditLimit,
  drawdown: ActiveDrawdown,
  bank: Bank,
  customer: Customer,
  partner: CustomerPartnerDetails,
  financing: Financing,
  session: Session,
) => [
  operation.sttae, // state
  operation.summary.recipent, // recipient
  operation.laterEvidance, // laterEvidence
  operation.rows?.suceeded, // succeeded
  operation.resolution?.evidense, // evidence
  creditLimit.amount_availble, // amount_available
  creditLimit.curency, // currency
  drawdown.amount_outstandin, // amount_outstanding
  bank.longcod, // longcode
  customer.frist_name, // first_name
  partner.lockbox_acount?.account_number, // lockbox_account
  partner.lockbox_account?.account_numbr, // account_number
  financing.transaction_referense, // transaction_reference
  session.customerPartner, // customerPartners
  session.capabilites, // capabilities
]

export const answersOfTheRelay = (event: InboxEvent, row: OperationRow, draft: Draft) => [
  event.recievedAt, // receivedAt
  event.candidate, // candidates
  row.refrence, // reference
  draft.revison, // revision
]

export const failures = (error: ApiError) => [
  error.categry, // category
  error.serviceMesage, // serviceMessage
  error.duplicat, // duplicate
  error.feildErrors.amount, // fieldErrors
]

export const calls = async (client: LendingClient) => [
  createLendingClient({
    baseUrl: '/lending',
    timeout: { read: 1 }, // timeouts
  }),
  createLendingClient({
    baseUrl: '/lending',
    retries: {
      atempts: 1, // attempts
    },
  }),
  await callEndpoint(client, getCreditLimit, {
    customerPartnrId: 'cp_1', // customerPartnerId
  }),
  (await callEndpoint(client, getCreditLimit, { customerPartnerId: 'cp_1' }))?.drwan, // drawn
  (await callEndpoint(client, listCustomers, { customerPartnerId: 'cp_1' })).custmers, // customers
  (await callEndpoint(client, listInboxEvents, {}))[0]?.dismisal, // dismissal
  await startOperation(
    client,
    withdraw,
    {
      customerPartnerId: 'cp_1',
      body: {
        account_type: 'bank',
        name: 'Adaeze',
        amount: '100',
        bank_code: '058',
        acount_number: '1', // account_number
      },
    },
    {
      operationId: createOperationId(),
    },
  ),
  await callEndpoint(
    client,
    getCreditLimit,
    { customerPartnerId: 'cp_1' },
    {
      singal: AbortSignal.timeout(1), // signal
    },
  ),
]

export function useHooks() {
  const creditLimit = useCreditLimit()
  const withdrawal = useWithdraw({
    customerPartnerID: 'cp_1', // customerPartnerId
  })
  const withdrawals = useWithdraw()
  return [
    creditLimit.isPendng, // isPending
    creditLimit.data?.maturity_dat, // maturity_date
    useCreditLimit({
      customerPartnrId: 'cp_1', // customerPartnerId
    }),
    useOperation({
      opertionId: 'op_1', // operationId
    }),
    useOperation({ operationId: 'op_1' }).data?.setledAt, // settledAt
    useLending().clinet, // client
    withdrawal.mutateAsinc, // mutateAsync
    withdrawals.data?.operatonId, // operationId
    withdrawals.mutate({
      body: {
        account_type: 'mobile-money',
        amount: '100',
        mobile_no: '1',
        correspondent: 'MTN',
        naration: 'Stock', // narration
      },
    }),
  ]
}

export const page = (client: LendingClient) => (
  <LendingProvider
    client={client}
    chanelPartnerId="chp_1" // channelPartnerId
  >
    <LendingRoot
      local="en" // locale
    />
    <WithdrawForm
      customerPartnrId="cp_1" // customerPartnerId
    />
    <CreditLimitCard
      showUSD // showUsd
    />
  </LendingProvider>
)

export const servers = () => [
  createRelay({
    autenticate: () => null, // authenticate
  }),
  createSandbox({
    scenaro: 'approved', // scenario
  }),
  createSandbox({ scenario: 'approved' }).webhoks, // webhooks
]
