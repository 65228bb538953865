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
  return {
    ...rendered,
    fill: (amount = '500000', tenor = '60') => type({ ...(amount !== '' && { amount }), tenor }),
    review: goOn,
    rerender: (next: UseRequestDrawdownFormParameters) => again({ ...own, ...next }),
  }
}
