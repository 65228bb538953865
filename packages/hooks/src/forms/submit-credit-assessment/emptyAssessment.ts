import { assessmentCompleteness } from './assessmentCompleteness.ts'
import { assessmentSlots } from './assessmentSlots.ts'
import { assessmentYears } from './assessmentYears.ts'
import { figureNames } from './figureNames.ts'
import { sectionNames } from './sectionNames.ts'
import type {
  AssessmentCompleteness,
  AssessmentSection,
  UseSubmitCreditAssessmentFormParameters,
} from './submitCreditAssessmentFormTypes.ts'

const none: readonly never[] = []

/**
 * The parts of an assessment as they are before anything is known of its files and figures: all of them still to be done.
 *
 * @param now - Milliseconds since 1970.
 *
 * @example
 * const { sections, completeness } = emptyAssessment({ hasOffer: false }, Date.now())
 */
export function emptyAssessment(
  options: UseSubmitCreditAssessmentFormParameters,
  now: number,
): { sections: readonly AssessmentSection[]; completeness: AssessmentCompleteness } {
  const { optionalDocuments = none, hasOffer = true } = options
  const years = assessmentYears({ now, years: options.years }).defaults
  const slots = assessmentSlots({
    ...{ years, optionalDocuments, hasOffer, items: none, notApplicable: [], filesNeeded: {} },
    isTried: false,
    getItems: () => none,
    getId: (slot) => slot,
  })
  const cells = years.flatMap(() => figureNames.map(() => ({ isDone: false, errorCode: null })))
  return { sections: sectionNames, completeness: assessmentCompleteness(slots, cells) }
}
