import { toRecord } from '../../lib/toRecord.ts'
import { sectionNames } from './assessmentSlots.ts'
import type {
  AssessmentCompleteness,
  AssessmentProblem,
  AssessmentSlotState,
  FigureCell,
} from './submitCreditAssessmentFormTypes.ts'

/** Counts what is done and what is wrong, by section and in all. A cell that cannot be read is not done. */
export function countSteps(
  slots: readonly AssessmentSlotState[],
  cells: readonly FigureCell[],
): AssessmentCompleteness {
  const sections = toRecord(sectionNames, (section) => {
    const steps =
      section === 'figures'
        ? cells
        : slots.filter((slot) => slot.section === section && !slot.isUnused && slot.isAsked)
    return {
      done: steps.filter(({ isDone }) => isDone).length,
      total: steps.length,
      problems: steps.filter(({ errorCode }) => errorCode !== null).length,
    }
  })
  const add = (name: 'done' | 'total') => Object.values(sections).reduce((sum, one) => sum + one[name], 0)
  return { done: add('done'), total: add('total'), sections }
}

/** What stands between the form and its review, in the order of the sections. */
export function listProblems(
  slots: readonly AssessmentSlotState[],
  cells: readonly FigureCell[],
): readonly AssessmentProblem[] {
  return sectionNames.flatMap((section): AssessmentProblem[] =>
    section === 'figures'
      ? cells.flatMap(({ year, name, id, errorCode: code }) =>
          code === null ? [] : [{ type: 'cell', section, year, name, id, code }],
        )
      : slots.flatMap(({ slot, id, section: own, errorCode: code }) =>
          code === null || own !== section ? [] : [{ type: 'slot', section, slot, id, code }],
        ),
  )
}
