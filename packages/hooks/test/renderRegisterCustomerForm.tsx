import {
  useRegisterCustomerDocuments,
  type UseRegisterCustomerDocumentsReturnType,
  type UseRegisterCustomerFormParameters,
  type UseRegisterCustomerFormReturnType,
  useRegisterCustomerForm,
} from '../src/forms/index.ts'
import { render, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type Fixture, createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

type FormWithFiles = UseRegisterCustomerFormReturnType & UseRegisterCustomerDocumentsReturnType
type Seen = { current: FormWithFiles | null }

function PlainForm({ options, seen }: { options: UseRegisterCustomerFormParameters; seen: Seen }): ReactNode {
  const form = useRegisterCustomerForm(options)
  const files = useRegisterCustomerDocuments(form)
  seen.current = { ...form, ...files }
  return (
    <form onSubmit={form.actions.submit} noValidate>
      {form.fields.map((name) => {
        const { input, errorCode, readOnly } = form.field(name)
        const type = input.defaultChecked === undefined ? 'text' : 'checkbox'
        return (
          <input
            key={name}
            {...input}
            type={type}
            aria-label={name}
            readOnly={readOnly}
            aria-invalid={errorCode !== null}
          />
        )
      })}
      <button type="submit">Continue</button>
      <button type="button" onClick={form.actions.confirm}>
        Confirm
      </button>
      <output>{[form.step, form.page, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

type Rendered = Fixture & {
  user: UserEvent
  /** Returns the hook's last return value. */
  form: () => FormWithFiles
  /** Step, page and outcome, as the page shows them. */
  status: () => string | null
  /** Types into fields of this page, by their names. */
  type: (texts: Readonly<Record<string, string>>) => Promise<void>
  goOn: () => Promise<void>
  /** Fills in the required fields of a person, up to the review. */
  fillPerson: () => Promise<void>
  confirm: () => Promise<void>
  /** Renders the form again, as a host does after a change of its own state. */
  again: (options: UseRegisterCustomerFormParameters) => void
  unmount: () => void
}

/** A registration without looks: every field a plain input, labelled by its name. */
export function renderRegisterCustomerForm(
  options: UseRegisterCustomerFormParameters = { kind: 'individual' },
  fixture: Fixture = createFixture(),
): Rendered {
  const seen: Seen = { current: null }
  const { rerender, unmount } = render(<PlainForm options={options} seen={seen} />, {
    wrapper: fixture.wrapper,
  })
  const user = userEvent.setup()
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await pasteInto(user, screen.getByLabelText(name), text)
    await user.tab()
  }
  const goOn = () => user.click(screen.getByText('Continue'))
  return {
    ...fixture,
    user,
    form: () => {
      if (!seen.current) throw new Error('The form has not rendered')
      return seen.current
    },
    status: () => screen.getByRole('status').textContent,
    type,
    goOn,
    fillPerson: async () => {
      await type({ firstName: 'Ngozi', lastName: 'Eze' })
      await goOn()
      await type({ idNumber: '02212345678' })
      await goOn()
      await type({ phone: '0803 123 4567' })
      await goOn()
    },
    confirm: () => user.click(screen.getByText('Confirm')),
    again: (next) => rerender(<PlainForm options={next} seen={seen} />),
    unmount,
  }
}

/** The same, filled in as far as the page of the identity. */
export async function renderIdentityPage(
  fixture: Fixture = createFixture(),
  options: UseRegisterCustomerFormParameters = {},
): Promise<Rendered> {
  const rendered = renderRegisterCustomerForm({ kind: 'individual', ...options }, fixture)
  await rendered.type({ firstName: 'Ngozi', lastName: 'Eze' })
  await rendered.goOn()
  await screen.findByLabelText('idNumber')
  return rendered
}
