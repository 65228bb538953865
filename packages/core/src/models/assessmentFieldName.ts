import type { AssessmentDocument } from './AssessmentDocument.ts'

type AssessmentFieldNameOptions = {
  /** Management reports carry the year they report on. */
  year?: string
  /** Counted from 1. */
  index: number
  /** How many files the document has. */
  count: number
}

/**
 * The part name the service wants for one file of a credit assessment (Partner API, Endpoint 11):
 * a single file keeps the bare name, several are numbered from `_1`, and the parent company's certificate always is.
 */
export function assessmentFieldName(
  document: AssessmentDocument | 'management_financial_report',
  { year, index, count }: AssessmentFieldNameOptions,
): string {
  const name = year === undefined ? document : `${document}_${year}`
  const numbered = count > 1 || document === 'holdco_incorporation_documents'
  return numbered ? `${name}_${index}` : name
}
