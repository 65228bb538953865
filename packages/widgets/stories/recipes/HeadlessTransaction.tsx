import {
  type TransactionField,
  type UseRegisterTransactionsFormReturnType,
  useRegisterTransactionsForm,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

/** A transaction with its financing in plain HTML: three pages, a review, and its outcome. */
export function HeadlessTransaction(): ReactNode {
  const form = useRegisterTransactionsForm({
    operatorName: 'Harbour Capital',
    sector: 'Lender',
    locale: 'en',
    currency: 'NGN',
  })
  const { step, outcome, review, actions } = form
  if (step === 'outcome')
    return <p role="status">The transaction is {outcome}. Accepted is not registered yet.</p>
  if (step === 'review' && review) {
    return (
      <section aria-label="Check">
        <p>
          {review.clientName}: {review.reference}, {review.currency} {review.amountPayable}
        </p>
        {review.financing && <p>Financing asked for: {review.financing.amount}</p>}
        <p role="alert">{outcome}</p>
        <button type="button" onClick={() => void actions.confirm()}>
          Send it
        </button>{' '}
        <button type="button" onClick={() => actions.edit()}>
          Change something
        </button>
      </section>
    )
  }
  return (
    <form onSubmit={(event) => void actions.submit(event)} noValidate>
      <p>
        Page {form.page + 1} of {form.pageCount}
      </p>
      {form.errors.length > 0 && <p role="alert">Look at {form.errors.length} fields again.</p>}
      {form.fields.map((name) =>
        name === 'instalments' ? (
          <Instalments key={name} form={form} />
        ) : name === 'clientKind' ? (
          <p key={name}>
            <label>
              Client{' '}
              <select {...form.field(name).input}>
                <option value="individual">A person</option>
                <option value="business">A business</option>
              </select>
            </label>
          </p>
        ) : (
          <Field key={name} name={name} form={form} />
        ),
      )}
      <button type="submit">Go on</button>
    </form>
  )
}

type FieldProps = { name: TransactionField; form: UseRegisterTransactionsFormReturnType }

function Field({ name, form }: FieldProps): ReactNode {
  const { kind, input, errorCode } = form.field(name)
  const type = kind === 'tick' ? 'checkbox' : kind === 'day' ? 'date' : 'text'
  return (
    <p>
      <label htmlFor={input.id}>{name}</label>
      <br />
      <input {...input} type={type} aria-invalid={errorCode !== null} />
      {/* A code, such as REQUIRED: the words for it are yours. */}
      <small> {errorCode}</small>
    </p>
  )
}

function Instalments({ form }: Pick<FieldProps, 'form'>): ReactNode {
  const { count, add, remove, split, total } = form.instalments
  return (
    <fieldset>
      <legend>Instalments, {total} together</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, the form moves the values
        <fieldset key={index}>
          <legend>Instalment {index + 1}</legend>
          <Field name={`instalments.${index}.amount`} form={form} />
          <Field name={`instalments.${index}.startDate`} form={form} />
          <Field name={`instalments.${index}.dueDate`} form={form} />
          <button type="button" onClick={() => remove(index)}>
            Remove
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={add}>
        Add one
      </button>{' '}
      <button type="button" onClick={() => split(3)}>
        Three equal ones
      </button>
    </fieldset>
  )
}
