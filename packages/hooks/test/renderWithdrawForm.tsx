import type { Bank } from '@onlend/core'
import { render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  type UseWithdrawFormParameters,
  type UseWithdrawFormReturnType,
  useWithdrawForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

export const gtbank: Bank = {
  ...{
    id: 9,
    name: 'Guaranty Trust Bank',
    code: '058',
    slug: 'guaranty-trust-bank',
    longcode: '058152036',
    gateway: null,
  },
  ...{
    pay_with_bank: false,
    active: true,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    is_deleted: false,
  },
  ...{ createdAt: null, updatedAt: null },
}

type Seen = { current: UseWithdrawFormReturnType | null }

function PlainForm({ options, seen }: { options: UseWithdrawFormParameters; seen: Seen }): ReactNode {
  const form = useWithdrawForm(options)
  seen.current = form
  return (
    <form onSubmit={form.actions.review} noValidate>
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
      <output>{[form.step, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

type Rendered = Fixture & {
  user: UserEvent
  /** Returns the hook's last return value. */
  form: () => UseWithdrawFormReturnType
  /** Step and outcome, as the page shows them. */
  status: () => string | null
  /** Fills the fields of a bank withdrawal and leaves the last one. */
  fill: (amount?: string) => Promise<void>
  review: () => Promise<void>
  confirm: () => Promise<void>
  rerender: (changed?: Partial<UseWithdrawFormParameters>) => void
  unmount: () => void
}

/** A withdrawal form without looks: every field a plain input, labelled by its name. */
export function renderWithdrawForm(
  options: Partial<UseWithdrawFormParameters> = {},
  fixture: Fixture = createFixture(),
): Rendered {
  const seen: Seen = { current: null }
  const all = { country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks: [gtbank], ...options }
  const page = <PlainForm options={all} seen={seen} />
  const { rerender, unmount } = render(page, { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  const form = () => {
    if (!seen.current) throw new Error('The form has not rendered')
    return seen.current
  }
  return {
    ...fixture,
    user,
    form,
    status: () => screen.getByRole('status').textContent,
    fill: async (amount = '50000') => {
      await pasteInto(user, screen.getByLabelText('amount'), amount)
      await pasteInto(user, screen.getByLabelText('accountNumber'), '0123456789')
      await pasteInto(user, screen.getByLabelText('bankCode'), '058')
      await pasteInto(user, screen.getByLabelText('accountName'), 'Ada Obi')
      await user.tab()
    },
    review: () => user.click(screen.getByText('Review')),
    confirm: () => user.click(screen.getByText('Confirm')),
    rerender: (changed = {}) => rerender(<PlainForm options={{ ...all, ...changed }} seen={seen} />),
    unmount,
  }
}
