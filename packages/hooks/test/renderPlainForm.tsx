import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { FormField, WriteFormActions } from '../src/forms/write-form/writeFormTypes.ts'
import { createFixture } from './createFixture.tsx'
import { pasteInto } from './pasteInto.ts'

/** The parts of a form hook's return value that every form has. */
type PlainForm = {
  fields: readonly string[]
  // A method: the names of each form's own fields fit.
  field(name: string): Pick<FormField<string, string>, 'input' | 'readOnly' | 'errorCode'>
  step: string
  page: number
  outcome: string | null
  actions: Pick<WriteFormActions, 'submit' | 'confirm'>
}

type PlainFormOptions<Options, Form> = {
  useForm: (options: Options) => Form
  options: Options
  fixture?: ReturnType<typeof createFixture>
  /** The names of the inputs of this page. @default the fields */
  list?: (form: Form) => readonly string[]
  /** The words of the status line. @default step, page and outcome */
  says?: (form: Form) => readonly unknown[]
}

type PageProps<Options, Form> = Required<Omit<PlainFormOptions<Options, Form>, 'fixture'>> & {
  seen: { current: Form | null }
}

function Page<Options, Form extends PlainForm>(props: PageProps<Options, Form>): ReactNode {
  const { useForm, options, list, says, seen } = props
  const form = useForm(options)
  seen.current = form
  return (
    <form onSubmit={(event) => void form.actions.submit(event)} noValidate>
      {list(form).map((name) => {
        const { input, readOnly, errorCode } = form.field(name)
        return (
          <input
            key={name}
            {...input}
            type={input.defaultChecked === undefined ? 'text' : 'checkbox'}
            aria-label={name}
            readOnly={readOnly}
            aria-invalid={errorCode !== null}
          />
        )
      })}
      <button type="submit">Go on</button>
      <button type="button" onClick={() => void form.actions.confirm()}>
        Confirm
      </button>
      <output>{says(form).join(' ')}</output>
    </form>
  )
}

/** Renders a form without looks: every field a plain input, labelled by its name. */
export function renderPlainForm<Options, Form extends PlainForm>({
  useForm,
  options,
  fixture = createFixture(),
  list = ({ fields }) => fields,
  says = ({ step, page, outcome }) => [step, page, outcome ?? '-'],
}: PlainFormOptions<Options, Form>) {
  const seen: { current: Form | null } = { current: null }
  const page = (now: Options) => <Page {...{ useForm, options: now, list, says, seen }} />
  const { rerender, unmount } = render(page(options), { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  return {
    ...fixture,
    user,
    unmount,
    /** Returns the hook's last return value. */
    form: (): Form => {
      if (!seen.current) throw new Error('The form has not rendered')
      return seen.current
    },
    /** The status line of the page. */
    status: () => screen.getByRole('status').textContent,
    /** Adds texts to fields of this page, by their names, and leaves the last one. */
    type: async (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts))
        await pasteInto(user, screen.getByLabelText(name), text)
      await user.tab()
    },
    /** Fills in fields of this page anew. */
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        const field = screen.getByLabelText(name)
        await user.clear(field)
        if (value !== '') await pasteInto(user, field, value)
      }
      await user.tab()
    },
    goOn: () => user.click(screen.getByText('Go on')),
    confirm: () => user.click(screen.getByText('Confirm')),
    /** Renders the form again, as a host does after a change of its own state. */
    again: (next: Options) => rerender(page(next)),
  }
}
