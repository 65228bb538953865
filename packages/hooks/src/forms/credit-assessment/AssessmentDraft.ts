import { assessmentDocuments } from '@onlend/core'
import * as z from 'zod/mini'
import { figureNames } from './figureNames.ts'

const year = z.string().check(z.regex(/^\d{4}$/))
const short = z.string().check(z.maxLength(64))

/** What of the form is kept beside the files, for any device: figures are plain decimal strings, files are named by the relay's ids. */
export const AssessmentDraft = z.object({
  years: z.array(year).check(z.minLength(1), z.maxLength(2)),
  figures: z.record(year, z.partialRecord(z.enum(figureNames), short)),
  notApplicable: z.array(z.enum(assessmentDocuments)),
  /** Ids of uploads by slot, where somebody has moved one. */
  order: z.record(short, z.array(short)),
})

/** What of the form is kept beside the files. */
export type AssessmentDraft = z.output<typeof AssessmentDraft>
