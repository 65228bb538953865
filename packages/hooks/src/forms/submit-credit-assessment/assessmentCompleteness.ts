import type {
  AssessmentCompleteness,
  AssessmentSection,
  AssessmentSlotState,
  FigureCell,
} from './submitCreditAssessmentFormTypes.ts'
import { toRecord } from '../../lib/toRecord.ts'
import { sectionNames } from './sectionNames.ts'

/** Counts what is done and what is wrong, by section and in all. A cell that cannot be read is not done. */
export function assessmentCompleteness(
  slots: readonly AssessmentSlotState[],
  cells: readonly (Pick<FigureCell, 'errorCode'> & { isDone: boolean })[],
): AssessmentCompleteness {
  const getSteps = (section: AssessmentSection) =>
    section === 'figures'
      ? cells
      : slots.filter((slot) => slot.section === section && !slot.isUnused && slot.isAsked)
  const count = (section: AssessmentSection) => {
    const steps = getSteps(section)
    return {
      done: steps.filter(({ isDone }) => isDone).length,
      total: steps.length,
      problems: steps.filter(({ errorCode }) => errorCode !== null).length,
    }
  }
  const sections = toRecord(sectionNames, count)
  const all = Object.values(sections)
  return {
    done: all.reduce((sum, { done }) => sum + done, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
    sections,
  }
}
