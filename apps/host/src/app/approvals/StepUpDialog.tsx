import type { StepUpDemand } from '@onlend/hooks'
import { useBrand } from '@onlend/widgets'
import { type FormEvent, type ReactPortal, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { en } from '../words/en.ts'
import { useWords } from '../words/useWords.ts'

type StepUpDialogProps = {
  demand: StepUpDemand
  currency: string | null
  onAnswer: (proof: string | null) => void
}

type Problem = Extract<keyof typeof en, 'stepUpWrong' | 'tooManyAttempts' | 'stepUpFailed'>

/** Asks for the password, on top of everything else, and hands over the proof that the server makes for this one operation. */
export function StepUpDialog({ demand, currency, onAnswer }: StepUpDialogProps): ReactPortal {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<Problem | null>(demand.wasRefused ? 'stepUpFailed' : null)
  const [isBusy, setIsBusy] = useState(false)
  const titleId = useId()
  const passwordId = useId()
  const { locale } = useBrand()
  const { amount, recipient, destinationEnd } = demand.summary
  const money = new Intl.NumberFormat(
    locale,
    currency === null
      ? {}
      : {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        },
  )
  const facts = [
    // The cast says that an amount is a decimal, which a browser formats as it stands.
    amount && money.format(amount as `${number}`),
    recipient,
    destinationEnd && `••••${destinationEnd}`,
  ]
  // A modal dialog of the page: everything below it, the review too, can be neither reached nor read.
  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setIsBusy(true)
    const proof = await askForProof(password, demand)
    setIsBusy(false)
    if (typeof proof === 'object') onAnswer(proof.proof)
    else setProblem(proof)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="step-up"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(null)
      }}
    >
      <form onSubmit={submit} className="sign-in-form">
        <h2 id={titleId}>{t('stepUp')}</h2>
        <p className="lead">{t('stepUpText')}</p>
        <p className="step-up-facts">
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </p>
        <label htmlFor={passwordId}>{t('password')}</label>
        <input id={passwordId} name="password" type="password" autoComplete="current-password" required />
        <p role="alert" className="problem">
          {problem && t(problem)}
        </p>
        <div className="step-up-actions">
          <button type="submit" className="button" aria-busy={isBusy}>
            {t('stepUpConfirm')}
          </button>
          <button type="button" className="button step-up-cancel" onClick={() => onAnswer(null)}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </dialog>,
    // Beside the kit's own dialogs: in the brand, its direction and language, and never hidden behind them.
    document.querySelector('.ol-portal') ?? document.body,
  )
}

async function askForProof(password: string, demand: StepUpDemand): Promise<{ proof: string } | Problem> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/step-up', {
    method: 'POST',
    headers,
    body: JSON.stringify({ password, demand }),
  }).catch(() => null)
  if (answer?.status === 403) return 'stepUpWrong'
  if (answer?.status === 429) return 'tooManyAttempts'
  const body: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null
  const isProof =
    typeof body === 'object' && body !== null && 'proof' in body && typeof body.proof === 'string'
  // The cast repeats the check above.
  return isProof ? (body as { proof: string }) : 'stepUpFailed'
}
