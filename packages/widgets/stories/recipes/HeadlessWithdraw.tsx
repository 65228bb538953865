import { useBanks } from '@onlend/hooks'
import { type UseWithdrawFormReturnType, type WithdrawFieldName, useWithdrawForm } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'

const correspondents = [{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }]

/** The whole withdrawal in plain HTML: fields, review, and its outcome. */
export function HeadlessWithdraw(): ReactNode {
  const banks = useBanks({ country: 'nigeria', perPage: 100 })
  const form = useWithdrawForm({
    country: 'nigeria',
    currency: 'NGN',
    // Settles what `50,000` means; without it the form asks.
    locale: 'en',
    correspondents,
    banks: banks.data ?? [],
  })
  if (form.step === 'details') return <Details form={form} />
  if (form.step === 'review') return <Review form={form} />
  return (
    <>
      <p role="status">{outcomes[form.outcome ?? 'unknown']}</p>
      {form.operation && <p>Quote {form.operation.reference} if you ask about it.</p>}
      {form.outcome === 'unknown' && (
        <button type="button" onClick={() => void form.actions.checkAgain()}>
          Check again
        </button>
      )}
    </>
  )
}

function Details({ form }: { form: UseWithdrawFormReturnType }): ReactNode {
  return (
    <form onSubmit={(event) => void form.actions.review(event)} noValidate>
      {form.errors.length > 0 && <p role="alert">Look at {form.errors.length} fields again.</p>}
      {form.fields.map((name) => (
        <Field key={name} name={name} form={form} />
      ))}
      <button type="submit">Check</button>
    </form>
  )
}

function Field({ name, form }: { name: WithdrawFieldName; form: UseWithdrawFormReturnType }): ReactNode {
  const { input, errorCode } = form.field(name)
  return (
    <p>
      <label htmlFor={input.id}>{labels[name]}</label>
      <br />
      <input {...input} aria-invalid={errorCode !== null} aria-describedby={`${input.id}-error`} />
      {/* A code, such as REQUIRED or AMOUNT_NOT_A_NUMBER: the words for it are yours. */}
      <small id={`${input.id}-error`}> {errorCode}</small>
    </p>
  )
}

function Review({ form }: { form: UseWithdrawFormReturnType }): ReactNode {
  const { review, outcome, isPending, actions } = form
  if (review === null) return null
  return (
    <section aria-label="Check">
      <p>
        Send {review.currency} {review.amount} to {review.recipient}, {review.institutionName},{' '}
        {review.destination}?
      </p>
      <p role="alert">{outcome !== null && outcomes[outcome]}</p>
      <button type="button" onClick={() => void actions.confirm()} aria-disabled={isPending}>
        Send it
      </button>{' '}
      <button type="button" onClick={actions.edit}>
        Change something
      </button>
    </section>
  )
}

const labels: Record<WithdrawFieldName, string> = {
  amount: 'Amount',
  bankCode: 'Bank code',
  accountNumber: 'Account number',
  accountNumberEnd: 'Last four digits again',
  accountName: 'Name on the account',
  correspondent: 'Operator',
  mobileNumber: 'Mobile number',
  narration: 'What is it for?',
}

const outcomes = {
  submitting: 'Sending…',
  accepted: 'Request received. The bank’s answer is awaited.',
  succeeded: 'The money was withdrawn.',
  failed: 'It failed. The money was not sent.',
  rejected: 'It was refused. Nothing was sent.',
  unknown: 'Do not send it again. We are checking.',
  awaiting_approval: 'Another person has to approve it. Nothing was sent yet.',
  stale: 'No news yet. Do not send it again; ask support.',
  reversed: 'The money was withdrawn, and it came back.',
  notReceived: 'It never arrived. Nothing was sent.',
  offline: 'You are offline. Nothing was sent.',
  sessionExpired: 'Your session has ended. Nothing was sent.',
  possibleDuplicate: 'You may have made this withdrawal already. Nothing new was sent.',
  inFlightElsewhere: 'Another tab is sending. Nothing was sent from here.',
  notSent: 'Nothing was sent.',
}
