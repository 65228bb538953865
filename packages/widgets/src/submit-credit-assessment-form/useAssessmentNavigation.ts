'use client'
import type { AssessmentSection } from '@onlend/hooks/internal'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import { useState } from 'react'

/** The place in the form: a part, or the check of everything. */
export type AssessmentPart = AssessmentSection | 'check'

/** The open part of the form, and the functions that open another. */
export type AssessmentNavigation = ReturnType<typeof useAssessmentNavigation>

type View = {
  /** The list of parts has the whole of a narrow container. */
  isOverview: boolean
  isCheck: boolean
  /** Grows each time something is opened. */
  opened: number
  /** The year on show in a narrow grid of figures; `undefined` until one was chosen. */
  year: string | undefined
}

/** Keeps the place in the form. The form itself holds the open section, so that another device opens the same one. */
export function useAssessmentNavigation(
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'section' | 'openSection' | 'problems'>,
) {
  const [view, setView] = useState<View>({ isOverview: true, isCheck: false, opened: 0, year: undefined })
  const change = (next: Partial<View>) => setView((before) => ({ ...before, ...next }))
  const open = (part: AssessmentPart, year = view.year) => {
    if (part !== 'check') form.openSection(part)
    change({ isOverview: false, isCheck: part === 'check', opened: view.opened + 1, year })
  }
  return {
    ...view,
    part: view.isCheck ? ('check' as const) : form.section,
    open: (part: AssessmentPart) => open(part),
    toOverview: () => change({ isOverview: true, opened: view.opened + 1 }),
    /** Opens the part where a slot or a cell is, by its id. */
    openAt: (id: string) => {
      const problem = form.problems.find((candidate) => candidate.id === id)
      if (problem) open(problem.section, problem.type === 'cell' ? problem.year : view.year)
    },
    showYear: (year: string) => change({ year }),
  }
}
