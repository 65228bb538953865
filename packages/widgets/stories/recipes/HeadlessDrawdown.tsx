import { useRequestDrawdownForm } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

/** A drawdown request in plain HTML: every check, the review, sending once and looking out afterwards come from the hook. */
export function HeadlessDrawdown(): ReactNode {
  const form = useRequestDrawdownForm({ locale: 'en-GH', tenorOptions: [30, 60] })
  const { step, standing, review, progress, actions } = form
  const amount = form.field('amount')
  const tenor = form.field('tenor')
  if (standing === 'none' || standing === 'closed' || standing === 'expired')
    return <p>There is nothing to draw on.</p>
  if (step === 'outcome') {
    return (
      <section>
        <p role="status">
          {form.outcome === 'unknown' && 'It is not known whether the request arrived. Do not send it again.'}
          {form.outcome === 'accepted' && progress?.is === 'waiting' && 'Asked for. Not paid out yet.'}
          {progress?.is === 'active' && 'It is active now.'}
        </p>
        <button type="button" onClick={actions.checkAgain}>
          Look again
        </button>
      </section>
    )
  }
  if (step === 'review' && review) {
    return (
      <section aria-label="Check before you ask">
        <p>
          {review.amount} {review.currency} for {review.tenor} days
        </p>
        <button type="button" onClick={actions.confirm}>
          Ask for {review.amount}
        </button>
        <button type="button" onClick={() => actions.edit()}>
          Change something
        </button>
      </section>
    )
  }
  return (
    <form onSubmit={actions.submit} noValidate>
      <p>{form.available === null ? 'Looking up what is available' : `${form.available} is available`}</p>
      <label>
        Amount
        <input {...amount.input} inputMode="decimal" aria-invalid={amount.errorCode !== null} />
      </label>
      {amount.errorCode && <p role="alert">{amount.errorCode}</p>}
      {form.quickPicks.map((pick) => (
        <button key={pick.percent} type="button" onClick={() => form.setAmount('amount', pick.amount)}>
          {pick.percent} %
        </button>
      ))}
      <label>
        Days
        <select {...tenor.input} aria-invalid={tenor.errorCode !== null}>
          <option value="">Choose</option>
          {form.tenorOptions?.map((days) => (
            <option key={days} value={days}>
              {days}
            </option>
          ))}
        </select>
      </label>
      {tenor.errorCode && <p role="alert">{tenor.errorCode}</p>}
      <button type="submit">Go on</button>
    </form>
  )
}
