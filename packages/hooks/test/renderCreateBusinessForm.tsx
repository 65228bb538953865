import { render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  type CreateBusinessValues,
  type UseCreateBusinessFormParameters,
  type UseCreateBusinessFormReturnType,
  useCreateBusinessForm,
} from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

type Seen = { current: UseCreateBusinessFormReturnType | null }

/** The values of a business that the sandbox does not know. */
export const coldChain: Partial<CreateBusinessValues> = {
  businessName: 'Kunle Cold Chain',
  companyName: 'Kunle Cold Chain Limited',
  industry: 'Logistics',
  sector: 'market-place',
  companySize: '21-50',
  yearsOfOperations: '2+ Years',
  taxId: '00123456-0001',
  website: 'kunle-cold-chain.example',
  country: 'NG',
  registeredState: 'Lagos',
  registeredCity: 'Ikeja',
  registeredStreet: '4 Sample Close',
  firstName: 'Kunle',
  lastName: 'Sample',
  email: 'owner@kunle-cold-chain.example',
}

function PlainForm({ options, seen }: { options: UseCreateBusinessFormParameters; seen: Seen }): ReactNode {
  const form = useCreateBusinessForm(options)
  seen.current = form
  return (
    <form onSubmit={form.actions.submit} noValidate>
      {form.fields.map((name) => {
        const { input, errorCode } = form.field(name)
        const isTick = typeof form.values[name] === 'boolean'
        return (
          <input
            key={name}
            {...input}
            type={isTick ? 'checkbox' : 'text'}
            aria-label={name}
            aria-invalid={errorCode !== null}
          />
        )
      })}
      <button type="submit">Go on</button>
      <output>{[`${form.step} ${form.page}`, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

type Rendered = Fixture & {
  user: UserEvent
  /** Returns the hook's last return value. */
  form: () => UseCreateBusinessFormReturnType
  /** Step, page and outcome, as the page shows them. */
  status: () => string | null
  goOn: () => Promise<void>
  /** Goes from a filled-in form to the open review. */
  toReview: () => Promise<void>
  unmount: () => void
}

/** A form to create a business without looks: every field a plain input, labelled by its name. Every field but the phone has a value. */
export function renderCreateBusinessForm(
  options: Partial<UseCreateBusinessFormParameters> = {},
  fixture: Fixture = createFixture(),
): Rendered {
  const seen: Seen = { current: null }
  const page = <PlainForm options={{ defaultValues: coldChain, ...options }} seen={seen} />
  const { unmount } = render(page, { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  const goOn = () => user.click(screen.getByText('Go on'))
  return {
    ...fixture,
    user,
    form: () => {
      if (!seen.current) throw new Error('The form has not rendered')
      return seen.current
    },
    status: () => screen.getByRole('status').textContent,
    goOn,
    toReview: async () => {
      await goOn()
      await pasteInto(user, await screen.findByLabelText('phone'), '+234 803 000-0011')
      await goOn()
      await screen.findByText('details 2 -')
      await goOn()
    },
    unmount,
  }
}
