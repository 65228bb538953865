import type { AssessmentProblem, AssessmentSlotState, FigureCell } from './submitCreditAssessmentFormTypes.ts'
import { sectionNames } from './sectionNames.ts'

/** What stands between the form and its review, in the order of the sections. */
export function assessmentProblems(
  slots: readonly AssessmentSlotState[],
  cells: readonly FigureCell[],
): readonly AssessmentProblem[] {
  const ofSlots = slots.flatMap(({ slot, id, section, errorCode: code }): AssessmentProblem[] =>
    code === null ? [] : [{ type: 'slot', section, slot, id, code }],
  )
  const ofCells = cells.flatMap(({ year, name, id, errorCode: code }): AssessmentProblem[] =>
    code === null ? [] : [{ type: 'cell', section: 'figures', year, name, id, code }],
  )
  return sectionNames.flatMap((section) =>
    [...ofSlots, ...ofCells].filter((problem) => problem.section === section),
  )
}
