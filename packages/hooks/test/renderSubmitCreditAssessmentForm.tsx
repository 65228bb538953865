import {
  useSubmitCreditAssessmentForm,
  type UseSubmitCreditAssessmentFormParameters,
  type UseSubmitCreditAssessmentFormReturnType,
} from '../src/forms/index.ts'
import type { FigureName } from '../src/internal.ts'
import { assessmentDocuments } from '@onlend/core/internal'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type Fixture, createFixture } from './createFixture.tsx'

/** A year's figures that add up, as a person would type them. */
export const wholeYear: Readonly<Record<FigureName, string>> = {
  income: '900000',
  cost_of_sales: '500000',
  operating_expense: '150000',
  depreciation: '20000',
  tax: '30000',
  total_assets: '2000000',
  equity: '1200000',
  cash_reserve: '100000',
  total_debt: '300000',
  capex: '80000',
  principal_repayment: '60000',
  period: '12',
}

/** Every document at the relay already, in the order of the API document, and a report for each year. */
export async function stageEverything(
  { relay }: Fixture,
  { without = [], years = ['2025', '2024'] }: { without?: readonly string[]; years?: readonly string[] } = {},
): Promise<void> {
  const reports = years.map((year) => `management_financial_report_${year}`)
  for (const slot of [...assessmentDocuments, ...reports]) {
    if (without.includes(slot)) continue
    await relay.stageFile({ slot })
    // The parent company's certificate is two files.
    if (slot === 'holdco_incorporation_documents')
      await relay.stageFile({ slot, name: 'second.pdf', content: '%PDF-1.4 second' })
  }
}

type Rendered = Fixture & {
  /** Returns the hook's last return value. */
  form: () => UseSubmitCreditAssessmentFormReturnType
  /** Does something to the form, as a page would. */
  run: <T>(action: (form: UseSubmitCreditAssessmentFormReturnType) => T) => T
  /** Types whole years into the grid. */
  fillFigures: (years?: readonly string[]) => void
  review: () => Promise<boolean>
  confirm: () => Promise<void>
  /** Returns the requests that the service got. */
  sent: () => Fixture['sandbox']['calls']
  rerender: (options: UseSubmitCreditAssessmentFormParameters) => void
  unmount: () => void
}

/** The form of a credit assessment without looks, once it knows what the relay holds. */
export async function renderSubmitCreditAssessmentForm(
  options: UseSubmitCreditAssessmentFormParameters = {},
  fixture: Fixture = createFixture(),
): Promise<Rendered> {
  const { result, rerender, unmount } = renderHook(useSubmitCreditAssessmentForm, {
    initialProps: { locale: 'en-NG', currency: 'NGN', ...options },
    wrapper: fixture.wrapper,
  })
  const form = () => result.current
  const run: Rendered['run'] = (action) => {
    const done: ReturnType<typeof action>[] = []
    act(() => void done.push(action(form())))
    // The cast holds: the action has run.
    return done[0] as ReturnType<typeof action>
  }
  await waitFor(() => expect(form().uploads.status).not.toBe('pending'))
  await waitFor(() => expect(form().sharedDraft.status).not.toBe('loading'))
  return {
    ...fixture,
    form,
    run,
    fillFigures: (years = form().figures.years) => {
      for (const year of years) {
        for (const name of form().figures.names)
          run(({ figures }) => figures.setCell(year, name, wholeYear[name]))
      }
    },
    review: () => act(() => form().actions.review()),
    confirm: () => act(() => form().actions.confirm()),
    sent: () => fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'submitCreditAssessment'),
    rerender: (next) => rerender({ locale: 'en-NG', currency: 'NGN', ...next }),
    unmount,
  }
}
