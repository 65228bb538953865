import * as z from 'zod/mini'

/** The documents of a credit assessment, in the order of the API document (Partner API, Endpoint 11). */
export const assessmentDocuments = [
  'holdco_incorporation_documents',
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
] as const

/** One document of a credit assessment. */
export const AssessmentDocument = /* @__PURE__ */ z.enum(assessmentDocuments)

/** The name of a document of a credit assessment. */
export type AssessmentDocument = (typeof assessmentDocuments)[number]
