import type { AssessmentSlotState } from '@onlend/hooks/internal'
import {
  useSubmitCreditAssessmentForm,
  type UseSubmitCreditAssessmentFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

/** A whole credit assessment in plain HTML: every file, every figure, one sending, and its outcome. */
export function HeadlessCreditAssessment(): ReactNode {
  const form = useSubmitCreditAssessmentForm({ currency: 'NGN', locale: 'en-NG' })
  const { step, completeness, review, outcome, isPending, problems, sections, sharedDraft, actions } = form
  if (outcome === 'accepted')
    return <p role="status">The lender has them. Reference: {form.operation?.reference}</p>
  if (step === 'outcome') return <p role="status">{outcome}: look at it again before you send anything.</p>
  if (step === 'review' && review)
    return (
      <section aria-label="Check">
        <p>
          {review.files.length} files, {review.bytes} bytes. {outcome}
        </p>
        <button type="button" aria-disabled={isPending} onClick={() => void actions.confirm()}>
          Submit {review.files.length} files
        </button>{' '}
        <button type="button" onClick={actions.edit}>
          Change something
        </button>
      </section>
    )
  return (
    <form onSubmit={(event) => void actions.submit(event)} noValidate>
      <p>
        {completeness.done} of {completeness.total}
      </p>
      {/* Where it is kept: saved, saving, local (no link) or conflict. */}
      <p>Draft: {sharedDraft.status}</p>
      {problems.length > 0 && <p role="alert">{problems.length} steps need another look.</p>}
      {sections.map((section) => (
        <fieldset key={section}>
          <legend>{section}</legend>
          {section === 'figures' ? (
            <Figures figures={form.figures} />
          ) : (
            form.getSlots(section).map((slot) => <Slot key={slot.slot} slot={slot} uploads={form.uploads} />)
          )}
        </fieldset>
      ))}
      <button type="submit">Look at everything once more</button>
    </form>
  )
}

type SlotProps = { slot: AssessmentSlotState } & Pick<UseSubmitCreditAssessmentFormReturnType, 'uploads'>

function Slot({ slot: { slot, id, items, errorCode }, uploads }: SlotProps): ReactNode {
  return (
    <p>
      <label htmlFor={id}>{slot}</label>{' '}
      <input
        id={id}
        type="file"
        multiple
        onChange={(event) => uploads.add(slot, [...(event.target.files ?? [])])}
      />
      {items.map(({ key, name, state, problem }) => (
        <span key={key}>
          {name}: {problem ?? state}{' '}
          <button type="button" onClick={() => uploads.remove(key)}>
            Remove {name}
          </button>
        </span>
      ))}
      {/* A code, such as REQUIRED or STILL_UPLOADING: the words for it are yours. */}
      <small> {errorCode}</small>
    </p>
  )
}

function Figures({ figures }: Pick<UseSubmitCreditAssessmentFormReturnType, 'figures'>): ReactNode {
  return figures.years.map((year) =>
    figures.names.map((name) => {
      const { id, value, errorCode } = figures.cell(year, name)
      return (
        <p key={id}>
          <label htmlFor={id}>
            {name} {year}
          </label>{' '}
          <input
            id={id}
            value={value}
            inputMode="decimal"
            onChange={(event) => figures.setCell(year, name, event.target.value)}
            onBlur={() => figures.leaveCell(year, name)}
          />
          <small> {errorCode}</small>
        </p>
      )
    }),
  )
}
