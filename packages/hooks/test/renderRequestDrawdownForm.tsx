import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type UseRequestDrawdownFormParameters, useRequestDrawdownForm } from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { renderPlainForm } from './renderPlainForm.tsx'

/** A drawdown request without looks. */
export function renderRequestDrawdownForm(
  changes: UseRequestDrawdownFormParameters = {},
  fixture: Fixture = createFixture(),
) {
  const own = { locale: 'en-NG' }
  const { type, goOn, again, ...rendered } = renderPlainForm({
    ...{ useForm: useRequestDrawdownForm, options: { ...own, ...changes }, fixture },
    says: ({ step, outcome, progress }) => [step, outcome ?? '-', progress?.is ?? '-'],
  })
  const fill = (amount = '500000', tenor = '60') => type({ ...(amount !== '' && { amount }), tenor })
  return {
    ...rendered,
    fill,
    review: goOn,
    /** Fills the fields and opens the review. */
    toReview: async (amount?: string, tenor?: string) => {
      await fill(amount, tenor)
      await goOn()
      await waitFor(() => expect(rendered.status()).toMatch(/^review/))
    },
    /** Confirms, and waits for what the status line begins with then. */
    confirmTo: async (status: string) => {
      await rendered.confirm()
      await waitFor(() => expect(rendered.status()?.startsWith(status)).toBe(true))
    },
    rerender: (next: UseRequestDrawdownFormParameters) => again({ ...own, ...next }),
  }
}
