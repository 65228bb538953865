import {
  type CreateBusinessFieldName,
  type UseCreateBusinessFormReturnType,
  useCreateBusinessForm,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

/** The whole registration of a business in plain HTML: pages, what will be sent, and its outcome. */
export function HeadlessCreateBusiness(): ReactNode {
  const form = useCreateBusinessForm()
  const { step, page, pageCount, fields, errors, review, created, outcome, isPending, actions } = form
  if (created) return <p role="status">Registered. Credit assessment: {created.creditAssessmentStatus}</p>
  if (step === 'outcome') return <p role="status">{outcome}: look at it again before you send anything.</p>
  if (step === 'review' && review)
    return (
      <section aria-label="Check">
        <p>
          Register {review.businessName} ({review.taxId})? {outcome}
        </p>
        <button type="button" aria-disabled={isPending} onClick={() => void actions.confirm()}>
          Register it
        </button>{' '}
        <button type="button" onClick={actions.edit}>
          Change something
        </button>
      </section>
    )
  return (
    <form onSubmit={(event) => void actions.submit(event)} noValidate>
      <p>
        Page {page + 1} of {pageCount}
      </p>
      {errors.length > 0 && <p role="alert">{errors.length} fields need another look.</p>}
      {fields.map((name) => (
        <Field key={name} name={name} form={form} />
      ))}
      {fields.length === 0 && <pre>{JSON.stringify(form.summary, null, 2)}</pre>}
      <button type="submit">Go on</button>{' '}
      <button type="button" onClick={actions.back}>
        Back
      </button>
    </form>
  )
}

type FieldProps = { name: CreateBusinessFieldName; form: UseCreateBusinessFormReturnType }

function Field({ name, form }: FieldProps): ReactNode {
  const { input, errorCode } = form.field(name)
  const shared = { ...input, 'aria-invalid': errorCode !== null, 'aria-describedby': `${input.id}-error` }
  return (
    <p>
      <label htmlFor={input.id}>{name}</label>
      <br />
      {isChoice(name) ? (
        <select {...shared}>
          <option value="">Choose</option>
          {form.options[name].map(({ value, label }) => (
            <option key={value} value={value}>
              {label ?? value}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type={typeof form.values[name] === 'boolean' ? 'checkbox' : 'text'} />
      )}
      {/* A code, such as REQUIRED or WEBSITE_INVALID: the words for it are yours. */}
      <small id={`${input.id}-error`}> {errorCode}</small>
    </p>
  )
}

function isChoice(name: CreateBusinessFieldName): name is keyof UseCreateBusinessFormReturnType['options'] {
  return ['industry', 'sector', 'companySize', 'yearsOfOperations'].includes(name)
}
