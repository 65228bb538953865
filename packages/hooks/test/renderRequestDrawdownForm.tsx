import { render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  type UseRequestDrawdownFormParameters,
  type UseRequestDrawdownFormReturnType,
  useRequestDrawdownForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

type Seen = { current: UseRequestDrawdownFormReturnType | null }

function PlainForm({ options, seen }: { options: UseRequestDrawdownFormParameters; seen: Seen }): ReactNode {
  const form = useRequestDrawdownForm(options)
  seen.current = form
  return (
    <form onSubmit={form.actions.submit} noValidate>
      {form.fields.map((name) => {
        const { input, errorCode, readOnly } = form.field(name)
        return (
          <input
            key={name}
            {...input}
            aria-label={name}
            readOnly={readOnly}
            aria-invalid={errorCode !== null}
          />
        )
      })}
      <button type="submit">Review</button>
      <button type="button" onClick={form.actions.confirm}>
        Confirm
      </button>
      <output>{[form.step, form.outcome ?? '-', form.progress?.is ?? '-'].join(' ')}</output>
      <p>{`${form.standing} ${form.available ?? 'not known'}`}</p>
    </form>
  )
}

type Rendered = Fixture & {
  user: UserEvent
  /** Returns the hook's last return value. */
  form: () => UseRequestDrawdownFormReturnType
  /** Step, outcome and progress, as the page shows them. */
  status: () => string | null
  fill: (amount?: string, tenor?: string) => Promise<void>
  review: () => Promise<void>
  confirm: () => Promise<void>
  rerender: (options: UseRequestDrawdownFormParameters) => void
  unmount: () => void
}

/** A drawdown form without looks: every field a plain input, labelled by its name. */
export function renderRequestDrawdownForm(
  options: UseRequestDrawdownFormParameters = {},
  fixture: Fixture = createFixture(),
): Rendered {
  const seen: Seen = { current: null }
  const all = { locale: 'en-NG', ...options }
  const { rerender, unmount } = render(<PlainForm options={all} seen={seen} />, { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  return {
    ...fixture,
    user,
    form: () => {
      if (!seen.current) throw new Error('The form has not rendered')
      return seen.current
    },
    status: () => screen.getByRole('status').textContent,
    fill: async (amount = '500000', tenor = '60') => {
      if (amount !== '') await pasteInto(user, screen.getByLabelText('amount'), amount)
      await pasteInto(user, screen.getByLabelText('tenor'), tenor)
      await user.tab()
    },
    review: () => user.click(screen.getByText('Review')),
    confirm: () => user.click(screen.getByText('Confirm')),
    rerender: (next) => rerender(<PlainForm options={{ locale: 'en-NG', ...next }} seen={seen} />),
    unmount,
  }
}
