import type { AssessmentDocument } from '@onlend/core/internal'
import type { AssessmentSection } from './submitCreditAssessmentFormTypes.ts'

/** The documents by section, both in the order in which they are offered (Partner API, Endpoint 11). Reports and figures have years. */
export const assessmentSections = {
  company: [
    'holdco_incorporation_documents',
    'opco_incorporation_documents',
    'memorandum',
    'management_profile',
    'shareholders_details',
    'directors_details',
    'business_summary',
  ],
  finances: ['bank_statements', 'audited_financial_reports', 'loan_book'],
  figures: [],
  agreement: ['side_letter', 'board_resolution'],
  account: [
    'means_of_identification',
    'signature_mandate',
    'utility_bill',
    'passport_photograph',
    'bank_forms',
  ],
} as const satisfies Readonly<Record<AssessmentSection, readonly AssessmentDocument[]>>
