import { expect, test } from 'vitest'
import { migrateSource } from './migrateSource.ts'

const migrate = (before: string, file = 'Pay.tsx') => {
  const migration = migrateSource(file, before)
  expect(migrateSource(file, migration.text).text, 'a second run changes nothing').toBe(migration.text)
  return migration
}

test('a prop is renamed on the component of the kit alone', () => {
  expect(
    migrate(`import { RepaymentForm, LendingDashboard } from '@onlend/widgets'
import { RepaymentForm as Ours } from './ours'
export const Page = ({ loanPresentation }) => (
  <>
    <RepaymentForm loanPresentation="sheet" />
    <Ours loanPresentation={loanPresentation} />
    <LendingDashboard loanPresentation inline={{ recordTransaction: {}, repay: {} }} />
    {createElement(RepaymentForm, { loanPresentation })}
  </>
)
function Inner(RepaymentForm) {
  return <RepaymentForm loanPresentation="list" />
}
`).text,
  ).toBe(`import { ReconcileRepaymentsForm, LendingDashboard } from '@onlend/widgets'
import { RepaymentForm as Ours } from './ours'
export const Page = ({ loanPresentation }) => (
  <>
    <ReconcileRepaymentsForm financingPresentation="sheet" />
    <Ours loanPresentation={loanPresentation} />
    <LendingDashboard loanPresentation inline={{ registerTransactions: {}, repay: {} }} />
    {createElement(ReconcileRepaymentsForm, { financingPresentation: loanPresentation })}
  </>
)
function Inner(RepaymentForm) {
  return <RepaymentForm loanPresentation="list" />
}
`)
})

test('options and results of a hook are renamed where they can be followed', () => {
  expect(
    migrate(`import { useRepaymentForm, useWithdrawForm, type UseRepaymentFormReturnType } from '@onlend/hooks/forms'
import { useUploads } from '@onlend/hooks/uploads'
export function Form({ loans, other }) {
  const form = useRepaymentForm({ loans, 'currency': 'NGN' })
  const { chooseLoan, review: { loanAmount }, ...rest } = form
  const { valueOf: read } = useWithdrawForm({ loans })
  const uploads = useUploads({ maxFilesOf: () => 1 })
  other.chooseLoan(form.loan, form.review?.loanAmount, loanAmount, form.valueOf('amount'))
  return uploads.itemsOf('a').map(() => useRepaymentForm({ loans }).loan)
}
const show = (form: UseRepaymentFormReturnType, ours: { loan: string }) => [form.loan, ours.loan]
`).text,
  ).toBe(`import { useReconcileRepaymentsForm, useWithdrawForm, type UseReconcileRepaymentsFormReturnType } from '@onlend/hooks/forms'
import { useUploads } from '@onlend/hooks/uploads'
export function Form({ loans, other }) {
  const form = useReconcileRepaymentsForm({ financings: loans, 'currency': 'NGN' })
  const { chooseFinancing: chooseLoan, review: { financingAmount: loanAmount }, ...rest } = form
  const { getValue: read } = useWithdrawForm({ loans })
  const uploads = useUploads({ getMaxFiles: () => 1 })
  other.chooseLoan(form.financing, form.review?.financingAmount, loanAmount, form.getValue('amount'))
  return uploads.getItems('a').map(() => useReconcileRepaymentsForm({ financings: loans }).financing)
}
const show = (form: UseReconcileRepaymentsFormReturnType, ours: { loan: string }) => [form.financing, ours.loan]
`)
})

test('two arguments of a hook become one object, unless they are more than two literals', () => {
  const { text, undecided } = migrate(
    `import { useCreditLimit, useBanks, useEndpointQuery } from '@onlend/hooks'
export const limit = (query) => [
  useCreditLimit({ customerPartnerId: 'cp_1' }, { query: { staleTime: 5 } }),
  useBanks({}, { query }),
  useCreditLimit(ids, { query }),
  useEndpointQuery(makeOptions, { query }),
]
`,
    'limit.js',
  )
  expect(text).toBe(`import { useCreditLimit, useBanks, useEndpointQuery } from '@onlend/hooks'
export const limit = (query) => [
  useCreditLimit({ customerPartnerId: 'cp_1', query: { staleTime: 5 } }),
  useBanks({ query }),
  useCreditLimit(ids, { query }),
  useEndpointQuery(makeOptions, { query }),
]
`)
  expect(undecided.map(({ line }) => line)).toEqual([5, 6])
})

test('what a person has to decide is said with its line, and stays as it is', () => {
  const before = `import { findBankCandidates, useBanks } from '@onlend/hooks'
import { fr } from '@onlend/widgets/locales/fr'
vi.mock('@onlend/widgets/repayment-form')
vi.spyOn(Date.prototype, 'toString')
`
  const { text, undecided } = migrate(before, 'pay.test.ts')
  expect(text).toBe(before)
  expect(undecided).toEqual([
    { line: 1, reason: 'findBankCandidates of @onlend/hooks has no successor. Call `useBankCandidates`.' },
    { line: 2, reason: expect.stringContaining('loadMessages(locale)') },
    {
      line: 3,
      reason:
        'The string names @onlend/widgets/repayment-form, which is @onlend/widgets/reconcile-repayments-form now.',
    },
  ])
})

test('an entry that is exported as a whole is renamed, and its importers are left to a person', () => {
  const { text, undecided } = migrate(`export * from '@onlend/widgets/repayment-form'
import '@onlend/widgets/transaction-form'
export * from '@onlend/hooks'
`)
  expect(text).toBe(`export * from '@onlend/widgets/reconcile-repayments-form'
import '@onlend/widgets/register-transactions-form'
export * from '@onlend/hooks'
`)
  expect(undecided).toEqual([
    { line: 1, reason: expect.stringContaining('RepaymentForm is ReconcileRepaymentsForm') },
  ])
})

test('a file that cannot be read is left, with the line', () => {
  const before = `import { TransactionForm } from '@onlend/widgets'\nexport const = 1\n`
  expect(migrateSource('broken.ts', before)).toEqual({
    ...{ text: before, changes: [] },
    undecided: [{ line: 2, reason: expect.stringContaining('The file cannot be read.') }],
  })
})

test('line ends and a mark of byte order stay', () => {
  const before =
    "\uFEFFimport { useAttention, useBanks } from '@onlend/hooks'\r\nexport const all = [useAttention, useBanks]\r\n"
  expect(migrate(before, 'a.ts').text).toBe(
    "\uFEFFimport { useBanks } from '@onlend/hooks'\r\nimport { useAttention } from '@onlend/hooks/operators'\r\nexport const all = [useAttention, useBanks]\r\n",
  )
})
