import { expect, test } from 'vitest'
import * as forms from './forms/index.ts'
import * as hooks from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(hooks).sort()).toMatchInlineSnapshot(`
    [
      "LendingProvider",
      "activeDrawdownQueryKey",
      "activeDrawdownQueryOptions",
      "banksQueryKey",
      "banksQueryOptions",
      "clearLendingData",
      "creditLimitQueryKey",
      "creditLimitQueryOptions",
      "customerPartnerQueryKey",
      "customerPartnerQueryOptions",
      "customerPartnersQueryKey",
      "customerPartnersQueryOptions",
      "customersQueryKey",
      "customersQueryOptions",
      "endpointQueryKey",
      "endpointQueryOptions",
      "financingsQueryKey",
      "financingsQueryOptions",
      "findBankCandidates",
      "isFinal",
      "lendingKeys",
      "operationQueryKey",
      "operationQueryOptions",
      "operationsQueryKey",
      "operationsQueryOptions",
      "sessionQueryKey",
      "sessionQueryOptions",
      "touchedReads",
      "useActiveDrawdown",
      "useBankCandidates",
      "useBanks",
      "useCreateBusiness",
      "useCreditLimit",
      "useCustomerPartner",
      "useCustomerPartners",
      "useCustomers",
      "useEndpointMutation",
      "useEndpointQuery",
      "useFinancings",
      "useLending",
      "useLendingEvents",
      "useOperation",
      "useOperations",
      "usePendingOperation",
      "useReconcileRepayments",
      "useRegisterCustomer",
      "useRegisterTransactions",
      "useRequestDrawdown",
      "useSession",
      "useSubmitCreditAssessment",
      "useWithdraw",
    ]
  `)
})

test('the public names of the forms entry are these', () => {
  expect(Object.keys(forms).sort()).toMatchInlineSnapshot(`
    [
      "currencyDigits",
      "useWithdrawForm",
      "useWithdrawValues",
    ]
  `)
})
