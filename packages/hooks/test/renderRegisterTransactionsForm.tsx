import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { ReactNode } from 'react'
import {
  type UseRegisterTransactionsFormParameters,
  type UseRegisterTransactionsFormReturnType,
  useRegisterTransactionsForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

type Seen = { current: UseRegisterTransactionsFormReturnType | null }

function PlainForm({
  options,
  seen,
}: {
  options: UseRegisterTransactionsFormParameters
  seen: Seen
}): ReactNode {
  const form = useRegisterTransactionsForm(options)
  seen.current = form
  const draw = (name: (typeof form.fields)[number]) => {
    const { input, errorCode } = form.field(name)
    const { defaultChecked } = input
    return (
      <input
        key={name}
        {...input}
        type={defaultChecked === undefined ? 'text' : 'checkbox'}
        aria-label={name}
        aria-invalid={errorCode !== null}
      />
    )
  }
  return (
    <form onSubmit={(event) => void form.actions.submit(event)} noValidate>
      {form.fields.map((name) =>
        name === 'instalments'
          ? Array.from({ length: form.instalments.count }).flatMap((_, index) =>
              (['startDate', 'dueDate', 'amount'] as const).map((part) =>
                draw(`instalments.${index}.${part}`),
              ),
            )
          : draw(name),
      )}
      <button type="submit">Go on</button>
      <output>{[form.step, form.page, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

/** A transaction form without looks: every field a plain input, labelled by its name. */
export function renderRegisterTransactionsForm(
  options: Partial<UseRegisterTransactionsFormParameters> = {},
  fixture: Fixture = createFixture(),
) {
  const seen: Seen = { current: null }
  const all = { operatorName: 'Harbour Capital', currency: 'NGN', locale: 'en-NG', ...options }
  const { unmount } = render(<PlainForm options={all} seen={seen} />, { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  const form = () => {
    if (!seen.current) throw new Error('The form has not rendered')
    return seen.current
  }
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = screen.getByLabelText(name)
      await user.clear(field)
      if (value !== '') await pasteInto(user, field, value)
    }
    await user.tab()
  }
  const goOn = () => user.click(screen.getByText('Go on'))
  const status = () => screen.getByRole('status').textContent
  return {
    ...{ ...fixture, user, form, fill, goOn, status, unmount },
    value: (name: string) => screen.getByLabelText<HTMLInputElement>(name).value,
    codes: () => form().errors.map(({ field, code }) => [field, code]),
    warnings: () => form().warnings.map(({ code }) => code),
    /** Every page up to the last one. */
    fillPages: async (
      changes: { client?: Record<string, string>; transaction?: Record<string, string> } = {},
    ) => {
      await fill(changes.client ?? { firstName: 'Ngozi', lastName: 'Okafor' })
      await goOn()
      await waitFor(() => expect(status()).toBe('details 1 -'))
      await fill({ ...wholeTransaction, ...changes.transaction })
      await goOn()
    },
    sent: () => fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions'),
  }
}

/** Every field of the second page. */
export const wholeTransaction = {
  reference: 'INV-1',
  amountPayable: '275000.50',
  disbursementDate: '2025-03-06',
  expectedPaymentDate: '2025-06-04',
  sector: 'Lender',
  financier: 'operator',
}
