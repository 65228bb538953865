import { writeJson } from '../lib/writeJson.ts'
import * as z from 'zod/mini'
import { assessmentFieldName } from './assessmentFieldName.ts'
import { AssessmentDocument, assessmentDocuments } from './AssessmentDocument.ts'
import { FinancialInformation } from './FinancialInformation.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { file } from './file.ts'
import type { StagedFile } from './StagedFile.ts'

const files = z.array(file)

/** The documents and figures of a credit assessment (Partner API, Endpoint 11). */
export interface CreditAssessment extends z.input<typeof assessment> {}

const assessment = z.pipe(
  z
    .object({
      /** One or more files for each document. */
      documents: z.partialRecord(AssessmentDocument, files),
      /** Files by the year they report on, such as `2024`. */
      management_financial_reports: z.record(z.string().check(z.regex(/^\d{4}$/, 'must be a year')), files),
      /** Yearly figures by year, two years at most. */
      financial_information: FinancialInformation,
      /** Documents that the applicant declares not to have; the effect of their absence is not documented. */
      not_applicable: z.optional(z.array(AssessmentDocument)),
    })
    // One plain function, because the form would load zod's own refinements.
    .check(({ value: assessment, issues }) => {
      const report = (path: string[], message: string) =>
        issues.push({ code: 'custom', message, path, input: assessment, continue: true })
      for (const document of assessmentDocuments) {
        if (assessment.documents[document]?.length || assessment.not_applicable?.includes(document)) continue
        report(['documents', document], 'needs a file, or an entry in not_applicable')
      }
      if (Object.keys(assessment.management_financial_reports).length === 0)
        report(['management_financial_reports'], 'needs the report of at least one year')
      for (const [year, list] of Object.entries(assessment.management_financial_reports))
        if (list.length === 0) report(['management_financial_reports', year], 'needs a file')
    }),
  z.transform((assessment): Record<string, Blob | StagedFile | string> => {
    const parts: Record<string, Blob | StagedFile | string> = {}
    // The cast repeats the schema: its keys are the documents.
    for (const [document, list] of Object.entries(assessment.documents) as [
      AssessmentDocument,
      (Blob | StagedFile)[],
    ][]) {
      for (const [at, item] of list.entries()) {
        parts[assessmentFieldName(document, { index: at + 1, count: list.length })] = item
      }
    }
    for (const [year, list] of Object.entries(assessment.management_financial_reports)) {
      for (const [at, item] of list.entries()) {
        const name = assessmentFieldName('management_financial_report', {
          year,
          index: at + 1,
          count: list.length,
        })
        parts[name] = item
      }
    }
    return { ...parts, financial_information: writeJson(assessment.financial_information) }
  }),
)

/** The schema of a credit assessment, encoded as the service names its parts. */
export const CreditAssessment: InputSchema<CreditAssessment> = assessment
