import {
  type RegisterCustomerFieldName,
  type UseRegisterCustomerFormReturnType,
  useRegisterCustomerForm,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

const pages = ['Who it is', 'Identity', 'Contact and address']

const choices: Partial<Record<RegisterCustomerFieldName, readonly string[]>> = {
  gender: ['male', 'female'],
  maritalStatus: ['single', 'married'],
  photoIdType: ['NIN slip', 'International passport', 'Drivers license'],
}

/** The whole registration in plain HTML: pages, review, and its outcome. */
export function HeadlessRegisterCustomer(): ReactNode {
  const form = useRegisterCustomerForm({ kind: 'individual' })
  if (form.step === 'review') return <Review form={form} />
  if (form.step === 'outcome')
    return (
      <p role="status">
        {form.outcome === 'accepted'
          ? `Registered as ${form.registered?.customer.id ?? form.operation?.reference}.`
          : `It is ${form.outcome}. Do not send it again before you know more.`}
      </p>
    )
  return (
    <form onSubmit={(event) => void form.actions.submit(event)} noValidate>
      <h2>{pages[form.page]}</h2>
      {form.errors.length > 0 && <p role="alert">Look at {form.errors.length} fields again.</p>}
      {form.fields.map((name) => (
        <Field key={name} name={name} form={form} />
      ))}
      {form.page > 0 && (
        <button type="button" onClick={form.actions.back}>
          Back
        </button>
      )}{' '}
      <button type="submit">{form.page === form.pageCount - 1 ? 'Check' : 'Continue'}</button>
    </form>
  )
}

type FieldProps = { name: RegisterCustomerFieldName; form: UseRegisterCustomerFormReturnType }

function Field({ name, form }: FieldProps): ReactNode {
  const { input, errorCode, required } = form.field(name)
  const { defaultChecked, defaultValue, ...shared } = input
  const options = choices[name]
  const described = { 'aria-invalid': errorCode !== null, 'aria-describedby': `${input.id}-error` }
  return (
    <p>
      <label htmlFor={input.id}>{required ? name : `${name} (optional)`}</label>
      <br />
      {options ? (
        <select {...shared} {...described} defaultValue={defaultValue}>
          <option value="">-</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : defaultChecked === undefined ? (
        <input {...shared} {...described} defaultValue={defaultValue} />
      ) : (
        <input {...shared} {...described} type="checkbox" defaultChecked={defaultChecked} />
      )}
      {/* Codes, such as ID_NUMBER_INVALID or AGE_UNDER_16: the words for them are yours. */}
      <small id={`${input.id}-error`}> {errorCode ?? form.warnings[name]}</small>
    </p>
  )
}

function Review({ form }: { form: UseRegisterCustomerFormReturnType }): ReactNode {
  const { review, outcome, isPending, actions } = form
  return (
    <section aria-label="Check">
      <p>Register {review?.name}?</p>
      <p role="alert">{outcome !== null && !isPending && `Nothing was sent: ${outcome}.`}</p>
      <button type="button" onClick={() => void actions.confirm()} aria-disabled={isPending}>
        Register
      </button>{' '}
      <button type="button" onClick={() => actions.edit()}>
        Change something
      </button>
    </section>
  )
}
