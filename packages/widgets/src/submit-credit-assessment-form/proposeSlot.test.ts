import { expect, test } from 'vitest'
import { proposeSlot } from './proposeSlot.ts'

const documents = [
  'holdco_incorporation_documents',
  'opco_incorporation_documents',
  'memorandum',
  'management_profile',
  'shareholders_details',
  'directors_details',
  'business_summary',
  'bank_statements',
  'audited_financial_reports',
  'loan_book',
  'side_letter',
  'board_resolution',
  'means_of_identification',
  'signature_mandate',
  'utility_bill',
  'passport_photograph',
  'bank_forms',
] as const
const slots = [
  ...documents.map((document) => ({ slot: document, document, year: null })),
  ...(['2025', '2024'] as const).map((year) => ({
    slot: `management_financial_report_${year}` as const,
    document: 'management_financial_report' as const,
    year,
  })),
]
const pdf = 'application/pdf'
const propose = (name: string, type = pdf) => proposeSlot({ file: { name, type }, slots })

test.each([
  ['GTB_Bank-Statement_Jan-Jun.pdf', 'bank_statements'],
  ['BankStatements2025.pdf', 'bank_statements'],
  ['Relevé de compte mars.pdf', 'bank_statements'],
  ['extrato bancário.pdf', 'bank_statements'],
  ['taarifa ya benki.pdf', 'bank_statements'],
  ['كشف حساب.pdf', 'bank_statements'],
  ['Certificate of Incorporation.pdf', 'opco_incorporation_documents'],
  ['Holdings Ltd certificate of incorporation.pdf', 'holdco_incorporation_documents'],
  ['Certificat d’immatriculation - société mère.pdf', 'holdco_incorporation_documents'],
  ['RCCM.jpg', 'opco_incorporation_documents'],
  ['MEMART.pdf', 'memorandum'],
  ['Statuts de la société.pdf', 'memorandum'],
  ['company_profile_v3.docx', 'management_profile'],
  ['CAC 2.pdf', 'shareholders_details'],
  ['CAC7 particulars.pdf', 'directors_details'],
  ['CAC certificate.pdf', 'opco_incorporation_documents'],
  ['Audited financial statements 2024.pdf', 'audited_financial_reports'],
  ['états financiers audités.pdf', 'audited_financial_reports'],
  ['Signed OFFER letter.pdf', 'side_letter'],
  ['lettre d’offre signée.pdf', 'side_letter'],
  ['Board Resolution.pdf', 'board_resolution'],
  ['PV du conseil.pdf', 'board_resolution'],
  ['passport photograph.png', 'passport_photograph'],
  ['passport data page.jpg', 'means_of_identification'],
  ["Driver's licence.jpg", 'means_of_identification'],
  ['facture senelec.pdf', 'utility_bill'],
  ['kplc march.pdf', 'utility_bill'],
  ['account opening form.pdf', 'bank_forms'],
  ['signature mandate.pdf', 'signature_mandate'],
  ['executive summary.pdf', 'business_summary'],
  ['loan tape.xlsx', 'loan_book'],
] as const)('“%s” is proposed as %s', (name, slot) => {
  expect(propose(name)).toBe(slot)
})

test('accounts go to the slot of the year in their name, and are asked about without one', () => {
  expect(propose('Management accounts 2024.pdf')).toBe('management_financial_report_2024')
  expect(propose('Bilan_2025.pdf')).toBe('management_financial_report_2025')
  expect(propose('Management accounts.pdf')).toBeNull()
  expect(propose('Management accounts 2019.pdf')).toBeNull()
  const oneYear = slots.filter(({ year }) => year !== '2024')
  expect(proposeSlot({ file: { name: 'Bilan.pdf', type: pdf }, slots: oneYear })).toBe(
    'management_financial_report_2025',
  )
})

test('a spreadsheet without a telling name is proposed as the loan book, any other file is asked about', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  expect(propose('Book1.xlsx', xlsx)).toBe('loan_book')
  expect(propose('export.csv', 'text/csv')).toBe('loan_book')
  expect(propose('Bank statement.xlsx', xlsx)).toBe('bank_statements')
  for (const name of [
    'IMG_2034.jpg',
    'scan0001.pdf',
    'document (3).pdf',
    '.pdf',
    'عقد.pdf',
    'cvs receipt.pdf',
  ])
    expect(propose(name)).toBeNull()
})

test('what is not asked for is not proposed', () => {
  const rest = slots.filter(({ document }) => document !== 'side_letter')
  expect(proposeSlot({ file: { name: 'offer letter.pdf', type: pdf }, slots: rest })).toBeNull()
})
