import { answerJson } from '../http/answerJson.ts'
import { formBody } from '../http/formBody.ts'
import type { Handler } from './Handler.ts'
import { readFinancialInformation } from '../http/readFinancialInformation.ts'
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

/** Partner API, Endpoint 11. It answers a message and no data (T4). */
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
  // T69: what becomes of the status is not documented, and no endpoint shows it again
  partner.assessmentStatus = 'submitted'
  return answerJson(200, { status: 'success', message: 'Credit assessment submitted successfully' })
}

function isFileField(name: string): boolean {
  if (yearlyReport.test(name) || /^holdco_incorporation_documents_\d+$/.test(name)) return true
  return singleFiles.includes(name.replace(/_\d+$/, ''))
}
