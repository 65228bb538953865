'use client'
import type { UseSubmitCreditAssessmentFormReturnType, AssessmentSection } from '@onlend/hooks/forms'
import { useState } from 'react'

/** What is open: a part, or the check of everything. */
export type AssessmentPart = AssessmentSection | 'check'

/** What of the form is open. */
export type AssessmentNavigation = {
  part: AssessmentPart
  /** The list of parts has the whole of a narrow container. */
  isOverview: boolean
  /** Grows each time something is opened. */
  opened: number
  open: (part: AssessmentPart) => void
  toOverview: () => void
  /** Opens the part where a slot or a cell is, by its id. */
  openAt: (id: string) => void
  /** The year on show in a narrow grid of figures; `undefined` until one was chosen. */
  year: string | undefined
  showYear: (year: string) => void
}

type View = { isOverview: boolean; isCheck: boolean; opened: number; year: string | undefined }

/** Keeps what is open. Which section that is belongs to the form, so that another device opens the same one. */
export function useAssessmentNavigation(
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'section' | 'openSection' | 'problems'>,
): AssessmentNavigation {
  const [view, setView] = useState<View>({ isOverview: true, isCheck: false, opened: 0, year: undefined })
  const open = (part: AssessmentPart, year = view.year) => {
    if (part !== 'check') form.openSection(part)
    setView(({ opened }) => ({ isOverview: false, isCheck: part === 'check', opened: opened + 1, year }))
  }
  return {
    part: view.isCheck ? 'check' : form.section,
    isOverview: view.isOverview,
    opened: view.opened,
    open: (part) => open(part),
    toOverview: () => setView((before) => ({ ...before, isOverview: true, opened: before.opened + 1 })),
    openAt: (id) => {
      const problem = form.problems.find((candidate) => candidate.id === id)
      if (problem) open(problem.section, problem.type === 'cell' ? problem.year : view.year)
    },
    year: view.year,
    showYear: (year) => setView((before) => ({ ...before, year })),
  }
}
