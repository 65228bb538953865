import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import * as approvals from './approvals/index.ts'
import * as documentForms from './forms/documents.ts'
import * as formExtras from './forms/extras.ts'
import * as forms from './forms/index.ts'
import * as hooks from './index.ts'
import * as operators from './operators/index.ts'
import * as tables from './tables/index.ts'
import * as uploads from './uploads/index.ts'

/** `getCreditLimit` is read by `useCreditLimit`, which has a key and options; `withdraw` is sent by `useWithdraw`. */
const toNames = ({ name, method }: Endpoint): string[] => {
  const thing = method === 'GET' ? name.replace(/^(get|list)/, '') : name
  const hook = `use${thing.charAt(0).toUpperCase()}${thing.slice(1)}`
  if (method !== 'GET') return [hook]
  const prefix = `${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
  return [hook, `${prefix}QueryKey`, `${prefix}QueryOptions`]
}
const ofEndpoints = Object.values(endpoints).flatMap(toNames)

test('every endpoint has its hook, and a read its query key and query options', () => {
  expect(Object.keys(hooks)).toEqual(expect.arrayContaining(ofEndpoints))
})

test('the public names are these, and those of the endpoints', () => {
  const names = Object.keys(hooks).filter((name) => !ofEndpoints.includes(name))
  expect(names.sort()).toMatchInlineSnapshot(`
    [
      "LendingHydration",
      "LendingProvider",
      "clearLendingData",
      "endpointQueryKey",
      "endpointQueryOptions",
      "getLendingState",
      "isFinal",
      "lendingKeys",
      "operationQueryKey",
      "operationQueryOptions",
      "operationsQueryKey",
      "operationsQueryOptions",
      "sessionQueryKey",
      "sessionQueryOptions",
      "tenantQueryKey",
      "tenantQueryOptions",
      "useActingFor",
      "useBankCandidates",
      "useEndpointMutation",
      "useEndpointQuery",
      "useLending",
      "useLendingEvents",
      "useLendingState",
      "useOperation",
      "useOperationRows",
      "useOperations",
      "usePendingOperation",
      "useSession",
      "useTenant",
    ]
  `)
})

test('the public names of the forms entry are these', () => {
  expect(Object.keys(forms).sort()).toMatchInlineSnapshot(`
    [
      "currencyDigits",
      "useCreateBusinessForm",
      "useFormValues",
      "useReconcileRepaymentsForm",
      "useRegisterCustomerForm",
      "useRegisterTransactionsForm",
      "useRequestDrawdownForm",
      "useWithdrawForm",
      "useWriteForm",
      "withdrawForm",
      "withoutRepeated",
    ]
  `)
})

test('the public names of the entry of what stands beside a form are these', () => {
  expect(Object.keys(formExtras).sort()).toMatchInlineSnapshot(`
    [
      "toDrawdownPlan",
      "useArrival",
      "useDrawdownPlan",
      "useLimits",
      "useRecipients",
    ]
  `)
})

test('the public names of the entry of forms with documents are these', () => {
  expect(Object.keys(documentForms).sort()).toMatchInlineSnapshot(`
    [
      "useRegisterCustomerDocuments",
      "useSubmitCreditAssessmentForm",
    ]
  `)
})

test('the public names of the entry for approvals are these', () => {
  expect(Object.keys(approvals).sort()).toMatchInlineSnapshot(`
    [
      "useApprovalDetails",
      "useApproveOperation",
      "useIsOwnOperation",
      "useRefuseOperation",
    ]
  `)
})

test('the public names of the entry for operators are these', () => {
  expect(Object.keys(operators).sort()).toMatchInlineSnapshot(`
    [
      "useAssignEvent",
      "useAttention",
      "useAudit",
      "useDismissEvent",
      "useInbox",
      "useReplayWebhooks",
      "useResolveOperation",
    ]
  `)
})

test('the public names of the tables entry are these', () => {
  expect(Object.keys(tables).sort()).toMatchInlineSnapshot(`
    [
      "financingColumns",
      "firstTableView",
      "readTableView",
      "tablePageSizes",
      "useFinancingsTable",
      "useTable",
      "writeTableView",
    ]
  `)
})

test('the public names of the uploads entry are these', () => {
  expect(Object.keys(uploads).sort()).toMatchInlineSnapshot(`
    [
      "useUploads",
    ]
  `)
})
