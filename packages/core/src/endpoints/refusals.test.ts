import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { bodies, callSample } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import type { EndpointName } from './endpoints.ts'

type Fields = Record<string, unknown>
type Sending = [name: EndpointName, body: object]

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
const wallet = { account_type: 'mobile-money', amount: '20', mobile_no: '0240000001', correspondent: 'MTN' }
const loan = { transaction_reference: 'INV-2025-0001', amount: '250000', drawdown_id: 'd', payments: [] }
const part = { disbursement_date: '06-03-2025', expected_payment_date: '2025-05-05', amount: '1' }
const { registerTransactions: set, submitCreditAssessment: whole } = bodies
const { loan_book: _loanBook, ...documents } = whole.documents
const { '2024': year } = whole.financial_information

const person = (changes: Fields): Sending => ['registerCustomer', { ...bodies.registerCustomer, ...changes }]
const bank = (changes: Fields): Sending => ['withdraw', { ...bodies.withdraw, ...changes }]
const pay = (...amounts: string[]): Sending => {
  const payments = amounts.map((amount) => ({ transaction_reference: 'a', amount }))
  return ['reconcileRepayments', { payments }]
}
const draw = (tenor: number): Sending => ['requestDrawdown', { amount: '1', tenor }]
const sell = (changes: Fields, ...financed_transactions: object[]): Sending => {
  const transactions = [{ ...set.transactions[0], ...changes }]
  return ['registerTransactions', { ...set, transactions, financed_transactions }]
}
const assess = (changes: Fields): Sending => ['submitCreditAssessment', { ...whole, ...changes }]
const inYear = (changes: Fields) => assess({ financial_information: { 2024: { ...year, ...changes } } })
const inYears = (...years: number[]) =>
  assess({ financial_information: Object.fromEntries(years.map((name) => [name, year])) })
const report = (name: string, ...files: File[]) => assess({ management_financial_reports: { [name]: files } })

const day = 'must be a calendar day written YYYY-MM-DD'
const required = 'is required'
const needed = 'needs a file, or an entry in not_applicable'
const wrong = expect.any(String)

test.each<[fact: string, sendings: Sending[], faults: Fields]>([
  [
    'T56: a client is a person with two names or a business with one',
    [sell({ client: { first_name: 'A' } }), sell({ client: {} })],
    { 'transactions.0.client': wrong },
  ],
  [
    'T56: the name of a business is not blank',
    [sell({ client: { business_name: '' } })],
    { 'transactions.0.client.business_name': required },
  ],
  [
    'T59: financing names its drawdown',
    [sell({}, { ...loan, drawdown_id: '' })],
    { 'financed_transactions.0.drawdown_id': required },
  ],
  [
    'T26, T28: days are calendar days',
    [sell({ disbursement_date: '2025-03-06T00:00:00.000Z' })],
    { 'transactions.0.disbursement_date': day },
  ],
  [
    'T26, T28: also the start of an instalment is a calendar day',
    [sell({}, { ...loan, payments: [part] })],
    { 'financed_transactions.0.payments.0.disbursement_date': day },
  ],
  [
    'T61: a transaction has a reference',
    [sell({ transaction_reference: '' })],
    { 'transactions.0.transaction_reference': required },
  ],
  [
    'an empty set of transactions is not sent',
    [['registerTransactions', { ...set, transactions: [] }]],
    { transactions: 'needs at least one transaction' },
  ],
  [
    'a financing names one of the transactions of this request, each at most once',
    [sell({}, loan, { ...loan, transaction_reference: 'b' }), sell({}, loan, loan)],
    { 'financed_transactions.1.transaction_reference': wrong },
  ],
  ['an empty set of repayments is not sent', [pay()], { payments: 'needs at least one payment' }],
  [
    'T37: zero and negative amounts are refused',
    ['0', '0.00', '-5'].map((amount) => pay(amount)),
    { 'payments.0.amount': 'must be more than zero' },
  ],
  [
    'T37: an amount that no number can hold is refused',
    [pay('9007199254740993')],
    { 'payments.0.amount': 'has more digits than the service can receive' },
  ],
  [
    'T37: text is no amount',
    [pay('1e5')],
    { 'payments.0.amount': 'must be a decimal string such as "1500.50"' },
  ],
  [
    'T44: a request knows single and married',
    [person({ marital_status: 'divorced' })],
    { marital_status: 'must be one of single, married' },
  ],
  [
    'T45: a photo id type is no name of a part',
    [person({ photo_id_type: 'nin_slip' })],
    { photo_id_type: wrong },
  ],
  [
    'T46: the only type of identity number is bvn',
    [person({ unique_id_type: 'ghana_card' })],
    { unique_id_type: 'must be one of bvn' },
  ],
  [
    'T26: the birth date is a calendar day and nothing else',
    ['1990-02-09T00:00:00.000Z', '09-02-1990', '1990-02-30'].map((date_of_birth) =>
      person({ date_of_birth }),
    ),
    { date_of_birth: day },
  ],
  [
    'what is missing and what is of the wrong type are told apart, and no value is repeated',
    [person({ first_name: undefined, unique_id: 22_000_000_022 })],
    { first_name: required, unique_id: 'must be a string' },
  ],
  [
    'T54: a business needs its rc_number, and a blank one is none',
    [person({ business_name: 'A' }), person({ business_name: 'A', rc_number: '' })],
    { rc_number: 'is required with business_name' },
  ],
  [
    'T52: only the description of a business may be empty',
    [['createBusiness', { ...bodies.createBusiness, website: '' }]],
    { website: required },
  ],
  ['T30: a tenor is at least one day', [draw(0), draw(-1)], { tenor: 'must be at least one day' }],
  ['T30: a tenor is whole days', [draw(1.5)], { tenor: 'must be a whole number of days' }],
  ['T43: there are two account types', [bank({ account_type: 'card' })], { account_type: wrong }],
  ['T62: a bank needs a name', [bank({ name: '' })], { name: required }],
  ['T62: a wallet needs a narration', [['withdraw', { ...wallet, narration: '' }]], { narration: required }],
  [
    'T41: a figure that is a number is refused',
    [inYear({ income: 5 })],
    { 'financial_information.2024.income': 'must be a string' },
  ],
  [
    'T66: two years at most',
    [inYears(2022, 2023, 2024)],
    { financial_information: 'takes two years at most' },
  ],
  ['T66: one year at least', [inYears()], { financial_information: 'needs at least one year' }],
  [
    'T67: the period is a number of months',
    ['0', '13', '2024', '06'].map((period) => inYear({ period })),
    { 'financial_information.2024.period': wrong },
  ],
  [
    'T63: every document is needed, and each missing one is named',
    [assess({ documents: { ...documents, side_letter: [] } })],
    { 'documents.loan_book': needed, 'documents.side_letter': needed },
  ],
  ['a year of reports has a file', [report('2024')], { 'management_financial_reports.2024': 'needs a file' }],
  [
    'T65, T66: a report is of a year',
    [report('last year', pdf)],
    { 'management_financial_reports.last year': wrong },
  ],
  [
    'there is a report of some year',
    [assess({ management_financial_reports: {} })],
    { management_financial_reports: wrong },
  ],
  [
    'what is not a file is refused',
    [assess({ documents: { ...whole.documents, memorandum: ['a.pdf'] } })],
    { 'documents.memorandum.0': 'must be a File, a Blob or a staged file' },
  ],
])('%s, and nothing is sent', async (_fact, sendings, faults) => {
  for (const [name, body] of sendings) {
    const { client, requests } = createFakeService([answer({})])
    expect((await getFailure(callSample(client, name, body))).fieldErrors).toEqual(faults)
    expect(requests).toHaveLength(0)
  }
})
