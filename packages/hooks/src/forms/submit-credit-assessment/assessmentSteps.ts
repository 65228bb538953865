import { toRecord } from '../../lib/toRecord.ts'
import { assessmentSections } from './assessmentSlots.ts'
import type {
  AssessmentSection,
  AssessmentSlot,
  AssessmentSlotState,
  SlotErrorCode,
} from './assessmentSlots.ts'
import type { FigureErrorCode, FigureName } from './figure.ts'
import type { FigureCell } from './figureCells.ts'

/** One entry of the error summary: `id` is the id of the slot or the cell. */
export type AssessmentProblem = { section: AssessmentSection; id: string } & (
  | { type: 'slot'; slot: AssessmentSlot; code: SlotErrorCode }
  | { type: 'cell'; year: string; name: FigureName; code: FigureErrorCode }
)

/** The completeness of the form: each slot and each cell is a step. */
export type AssessmentCompleteness = {
  done: number
  total: number
  sections: Readonly<Record<AssessmentSection, { done: number; total: number; problems: number }>>
}

const names = assessmentSections.map(({ name }) => name)

/**
 * Counts the finished steps, by section and in all, and lists the mistakes that keep the review shut, in the order of the sections. An
 * unreadable cell is not finished.
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
