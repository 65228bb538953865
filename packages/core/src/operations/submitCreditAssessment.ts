import { submitCreditAssessment } from '../endpoints/submitCreditAssessment.ts'
import { type OperationBody, defineOperation } from './defineOperation.ts'
import { effects } from './effects.ts'
import { readChecksums } from './bodyFields.ts'

/** A credit assessment (Partner API, Endpoint 11): how many files. Two with the same staged files are possible duplicates. */
export const submitCreditAssessmentOperation = /* @__PURE__ */ defineOperation(
  submitCreditAssessment,
  effects.submitCreditAssessment,
  {
    prefix: 'CA',
    summarise: (body) => ({ count: readChecksums(filesIn(body)).length || null }),
    duplicateKey: (body) => readChecksums(filesIn(body)).join(' ') || null,
  },
)

/** By part, as they travel, or by document and by year, as they are asked for. */
function filesIn({ documents, management_financial_reports: reports, ...parts }: OperationBody): unknown[] {
  return [
    ...Object.values(parts),
    ...[documents, reports].flatMap((lists) => Object.values(Object(lists)).flat()),
  ]
}
