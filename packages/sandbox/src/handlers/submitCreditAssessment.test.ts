import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/channel-partner/customer-partner/cp_adaeze/complete-credit-assessment'

const files = [
  'holdco_incorporation_documents_1',
  'holdco_incorporation_documents_2',
  'opco_incorporation_documents',
  'memorandum',
  'bank_statements_1',
  'bank_statements_2',
  'management_profile',
  'audited_financial_reports',
  'shareholders_details',
  'directors_details',
  'business_summary',
  'management_financial_report_2024',
  'management_financial_report_2025_1',
  'loan_book',
  'side_letter',
  'board_resolution',
  'means_of_identification',
  'signature_mandate',
  'utility_bill',
  'passport_photograph',
  'bank_forms',
]

const year = {
  income: '1000000.50',
  cost_of_sales: '1',
  operating_expense: '1',
  depreciation: '1',
  tax: '1',
  total_assets: '1',
  equity: '-1',
  cash_reserve: '1',
  total_debt: '0',
  capex: '1',
  principal_repayment: '1',
  period: '12',
}

function submission(change: (form: FormData) => void = () => {}): FormData {
  const form = new FormData()
  for (const name of files) form.set(name, new File([name], `${name}.pdf`, { type: 'application/pdf' }))
  form.set('financial_information', JSON.stringify({ 2024: year, 2025: year }))
  change(form)
  return form
}

test('T4, T68: a multipart PATCH is answered with a message and no data', async () => {
  const { sandbox, send } = openTestSandbox()
  const { status, body } = await send('PATCH', path, submission())
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'success', message: expect.any(String) })
  expect(sandbox.calls[0]).toMatchObject({
    executed: true,
    ownerId: 'cp_adaeze',
    body: { memorandum: { size: 10 } },
  })
})

test.each(files.filter((name) => !/statements|report_\d/.test(name)))('T63: %s is required', async (name) => {
  const { body } = await openTestSandbox().send(
    'PATCH',
    path,
    submission((form) => form.delete(name)),
  )
  expect(body).toEqual({ status: 'error', message: `${name} is required` })
})

test('T64: a field may come with or without its number, but not be missing', async () => {
  const { send } = openTestSandbox()
  const form = submission((form) => {
    form.delete('bank_statements_1')
    form.delete('bank_statements_2')
  })
  expect((await send('PATCH', path, form)).body.message).toBe('bank_statements is required')
})

test('T65: a report of any year counts, and one is needed', async () => {
  const { send } = openTestSandbox()
  const without = (form: FormData): void => {
    form.delete('management_financial_report_2024')
    form.delete('management_financial_report_2025_1')
  }
  expect((await send('PATCH', path, submission(without))).body.message).toContain(
    'management_financial_report_<year>',
  )
  const later = submission((form) => {
    without(form)
    form.set('management_financial_report_2031_2', new File(['x'], 'report.pdf'))
  })
  expect((await send('PATCH', path, later)).status).toBe(200)
})

test.each([
  [undefined, 'financial_information is required'],
  ['{', 'financial_information must be a JSON object written as a string'],
  ['[]', 'financial_information must be an object'],
  ['{}', 'financial_information must hold at least one year'],
  [
    JSON.stringify({ 2023: year, 2024: year, 2025: year }),
    'financial_information must hold at most the previous 2 years',
  ],
  [JSON.stringify({ 2025: { ...year, tax: undefined } }), 'financial_information.2025.tax is required'],
  [JSON.stringify({ 2025: { ...year, tax: 12 } }), 'financial_information.2025.tax must be a string'],
  [
    JSON.stringify({ 2025: { ...year, tax: 'a lot' } }),
    'financial_information.2025.tax must be a number written as a string',
  ],
])('T41: the figures %s are refused: %s', async (text, message) => {
  const form = submission((form) =>
    text === undefined ? form.delete('financial_information') : form.set('financial_information', text),
  )
  expect((await openTestSandbox().send('PATCH', path, form)).body.message).toBe(message)
})

test('text where a file belongs, an empty file, an unknown field and a rejected file are refused by name', async () => {
  const { send } = openTestSandbox()
  const refusal = async (change: (form: FormData) => void) =>
    (await send('PATCH', path, submission(change))).body.message
  expect(await refusal((form) => form.set('memorandum', 'text'))).toBe('memorandum must be a file')
  expect(await refusal((form) => form.set('memorandum', new File([], 'a.pdf')))).toBe(
    'memorandum is an empty file',
  )
  expect(await refusal((form) => form.set('extra', new File(['x'], 'a.pdf')))).toBe(
    'extra is not a file field',
  )
  expect(await refusal((form) => form.set('loan_book', new File(['x'], 'reject.xlsx')))).toContain(
    'loan_book was rejected',
  )
})

test('a JSON body is refused', async () => {
  expect((await openTestSandbox().send('PATCH', path, {})).status).toBe(415)
})
