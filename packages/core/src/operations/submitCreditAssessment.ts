import { submitCreditAssessment } from '../endpoints/submitCreditAssessment.ts'
import { type OperationBody, defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { readChecksums } from './bodyFields.ts'

/** A credit assessment (Partner API, Endpoint 11); the summary has the number of files. Two with the same staged files are possible duplicates. */
export const submitCreditAssessmentOperation = /* @__PURE__ */ defineOperation(
  submitCreditAssessment,
  effects.submitCreditAssessment,
  {
    prefix: 'CA',
    summarise: (body) => ({ count: readChecksums(filesIn(body)).length || null }),
    duplicateKey: (body) => readChecksums(filesIn(body)).join(' ') || null,
  },
)

/** Finds the files of a body, by the part names of the request or by the documents and years of the form. */
function filesIn({ documents, management_financial_reports: reports, ...parts }: OperationBody): unknown[] {
  return [
    ...Object.values(parts),
    ...[documents, reports].flatMap((lists) => Object.values(Object(lists)).flat()),
  ]
}
