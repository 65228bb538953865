import { toRecord } from '../../lib/toRecord.ts'
import { assessmentSections } from './assessmentSections.ts'
import type {
  AssessmentCompleteness,
  AssessmentProblem,
  AssessmentSlotState,
  FigureCell,
} from './submitCreditAssessmentFormTypes.ts'

const names = assessmentSections.map(({ name }) => name)

/**
 * What is done, by section and in all, and what stands between the form and its review, in the order of the sections. A cell that cannot be
 * read is not done.
 */
export function assessmentSteps(
  slots: readonly AssessmentSlotState[],
  cells: readonly FigureCell[],
): { completeness: AssessmentCompleteness; problems: readonly AssessmentProblem[] } {
  const ofSection = toRecord(names, (section) => slots.filter((slot) => slot.section === section))
  const sections = toRecord(names, (section) => {
    const steps =
      section === 'figures'
        ? cells
        : ofSection[section].filter(({ isUnused, isAsked }) => !isUnused && isAsked)
    return {
      done: steps.filter(({ isDone }) => isDone).length,
      total: steps.length,
      problems: steps.filter(({ errorCode }) => errorCode !== null).length,
    }
  })
  const add = (count: 'done' | 'total') => names.reduce((sum, name) => sum + sections[name][count], 0)
  const problems = names.flatMap((section): AssessmentProblem[] => [
    ...ofSection[section].flatMap(({ slot, id, errorCode: code }) =>
      code === null ? [] : [{ type: 'slot' as const, section, slot, id, code }],
    ),
    ...(section === 'figures' ? cells : []).flatMap(({ year, name, id, errorCode: code }) =>
      code === null ? [] : [{ type: 'cell' as const, section, year, name, id, code }],
    ),
  ])
  return { completeness: { done: add('done'), total: add('total'), sections }, problems }
}
