import type { AssessmentDocument } from '@onlend/core/internal'

/** The documents by section, in the order of the form (Partner API, Endpoint 11). Reports and figures have years. */
export const assessmentSections = [
  {
    name: 'company',
    documents: [
      ...(['holdco_incorporation_documents', 'opco_incorporation_documents', 'memorandum'] as const),
      ...(['management_profile', 'shareholders_details', 'directors_details', 'business_summary'] as const),
    ],
  },
  { name: 'finances', documents: ['bank_statements', 'audited_financial_reports', 'loan_book'] },
  { name: 'figures', documents: [] },
  { name: 'agreement', documents: ['side_letter', 'board_resolution'] },
  {
    name: 'account',
    documents: [
      ...(['means_of_identification', 'signature_mandate', 'utility_bill'] as const),
      ...(['passport_photograph', 'bank_forms'] as const),
    ],
  },
] as const satisfies readonly { name: string; documents: readonly AssessmentDocument[] }[]
