import { answerJson } from '../http/answerJson.ts'
import { formBody } from '../http/formBody.ts'
import type { Handler } from './Handler.ts'
import { readFields } from '../http/readFields.ts'
import { Refusal } from '../http/Refusal.ts'

const singleFiles = [
  'opco_incorporation_documents',
  'memorandum',
  'bank_statements',
  'management_profile',
  'audited_financial_reports',
  'shareholders_details',
  'directors_details',
  'business_summary',
  'loan_book',
  'side_letter',
  'board_resolution',
  'means_of_identification',
  'signature_mandate',
  'utility_bill',
  'passport_photograph',
  'bank_forms',
]

const holdingCompany = ['holdco_incorporation_documents_1', 'holdco_incorporation_documents_2']
const yearlyReport = /^management_financial_report_\d{4}(?:_\d+)?$/

/** Partner API, Endpoint 11. The answer has a message and no data (T4). */
export const submitCreditAssessment: Handler = ({ params, body }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  const { fields, files } = formBody(body)
  const has = (name: string): boolean => files.has(name) || files.has(`${name}_1`)
  for (const name of [...holdingCompany, ...singleFiles]) {
    if (fields.has(name)) throw new Refusal(422, `${name} must be a file`)
    if (!has(name)) throw new Refusal(422, `${name} is required`)
  }
  if (![...files.keys()].some((name) => yearlyReport.test(name))) {
    throw new Refusal(422, 'management_financial_report_<year> is required')
  }
  const unknown = [...files.keys()].find((name) => !isFileField(name))
  if (unknown) throw new Refusal(422, `${unknown} is not a file field`)
  readFinancialInformation(fields.get('financial_information'))
  // T69: later values of the status are not documented, and no endpoint shows it again
  partner.assessmentStatus = 'submitted'
  return answerJson(200, { status: 'success', message: 'Credit assessment submitted successfully' })
}

function isFileField(name: string): boolean {
  if (yearlyReport.test(name) || /^holdco_incorporation_documents_\d+$/.test(name)) return true
  return singleFiles.includes(name.replace(/_\d+$/, ''))
}

const field = 'financial_information'

const yearFields = [
  'income',
  'cost_of_sales',
  'operating_expense',
  'depreciation',
  'tax',
  'total_assets',
  'equity',
  'cash_reserve',
  'total_debt',
  'capex',
  'principal_repayment',
  'period',
]

/** Checks the assessment's figures: JSON in a string, keyed by at most two years, every number a string (T41). */
function readFinancialInformation(text: string | undefined): void {
  if (!text) throw new Refusal(422, `${field} is required`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refusal(422, `${field} must be a JSON object written as a string`)
  }
  const years = readFields(parsed, field)
  // `readFields` has refused everything but an object
  const names = Object.keys(parsed as Record<string, unknown>)
  if (names.length === 0) throw new Refusal(422, `${field} must hold at least one year`)
  if (names.length > 2) throw new Refusal(422, `${field} must hold at most the previous 2 years`)
  for (const name of names) {
    if (!/^\d{4}$/.test(name)) throw new Refusal(422, `${field}.${name} is not a year`)
    const year = years.object(name)
    for (const member of yearFields) {
      if (!/^-?\d+(?:\.\d+)?$/.test(year.string(member))) {
        throw new Refusal(422, `${year.toPath(member)} must be a number written as a string`)
      }
    }
  }
}
