import type { MemberRename } from './Renames.ts'

const hooks = '@onlend/hooks'
const forms = [
  ...['useWithdrawForm', 'useRegisterTransactionsForm', 'useReconcileRepaymentsForm', 'useWriteForm'],
  ...['useRequestDrawdownForm', 'useSubmitCreditAssessmentForm', 'useRegisterCustomerForm'],
  'useCreateBusinessForm',
]
const repayments = { from: hooks, of: 'useReconcileRepaymentsForm' }
const dashboard = { kind: 'prop', from: '@onlend/widgets', of: 'LendingDashboard' } as const

/** Names of props, options and results that changed. */
export const memberRenames: readonly MemberRename[] = [
  {
    ...{ kind: 'prop', from: '@onlend/widgets', of: 'ReconcileRepaymentsForm' },
    ...{ name: 'loanPresentation', newName: 'financingPresentation' },
  },
  { ...dashboard, name: 'inline.recordTransaction', newName: 'registerTransactions' },
  {
    ...{ kind: 'option', from: '@onlend/core', of: 'subscribeToChangeEvents' },
    ...{ name: 'onNotice', newName: 'onChangeEvent' },
  },
  { ...repayments, kind: 'option', name: 'loans', newName: 'financings' },
  { ...repayments, kind: 'result', name: 'loan', newName: 'financing' },
  { ...repayments, kind: 'result', name: 'chooseLoan', newName: 'chooseFinancing' },
  { ...repayments, kind: 'result', name: 'review.loanAmount', newName: 'financingAmount' },
  ...forms.map((of) => ({
    ...{ kind: 'result' as const, from: hooks, of },
    ...{ name: 'valueOf', newName: 'getValue' },
  })),
  ...Object.entries({ itemsOf: 'getItems', stagedOf: 'getStaged' }).flatMap(([name, newName]) => [
    { kind: 'result' as const, from: hooks, of: 'useUploads', name, newName },
    {
      ...{ kind: 'result' as const, from: hooks, of: 'useRegisterCustomerDocuments' },
      ...{ name: `uploads.${name}`, newName },
    },
  ]),
  {
    ...{ kind: 'option', from: hooks, of: 'useUploads' },
    ...{ name: 'maxFilesOf', newName: 'getMaxFiles' },
  },
  ...Object.entries({ slotOf: 'getSlot', slotsOf: 'getSlots' }).map(([name, newName]) => ({
    ...{ kind: 'result' as const, from: hooks, of: 'useSubmitCreditAssessmentForm' },
    ...{ name, newName },
  })),
]
