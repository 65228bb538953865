import * as z from 'zod/mini'
import { assessmentDocuments } from './assessmentDocuments.ts'

/** One document of a credit assessment. */
export const AssessmentDocument = z.enum(assessmentDocuments)

/** The name of a document of a credit assessment. */
export type AssessmentDocument = (typeof assessmentDocuments)[number]
