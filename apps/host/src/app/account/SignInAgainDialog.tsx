import { useBrand } from '@onlend/widgets'
import { type FormEvent, type ReactPortal, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { en } from '../words/en.ts'
import { useWords } from '../words/useWords.ts'
import type { Account } from './Account.ts'

type SignInAgainDialogProps = {
  /** The person whose session has ended. */
  account: Account
  /** Called with `true` once that person is signed in again. */
  onAnswer: (isSignedIn: boolean) => void
}

type Problem = Extract<keyof typeof en, 'wrongCredentials' | 'tooManyAttempts' | 'unreachable'>

/** Signs the person in again on top of the page: the review behind it and everything that was typed stay. Another person gets a page of their own. */
export function SignInAgainDialog({ account, onAnswer }: SignInAgainDialogProps): ReactPortal {
  const t = useWords()
  const { name } = useBrand()
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ids = { title: useId(), email: useId(), password: useId() }
  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const found = await signIn({ email: String(form.get('email')), password: String(form.get('password')) })
    setIsBusy(false)
    if (typeof found === 'string') setProblem(found)
    else if (found.id === account.id) onAnswer(true)
    // The page shows the data of the person before.
    else window.location.reload()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="step-up"
      aria-labelledby={ids.title}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <form onSubmit={submit} className="sign-in-form">
        <h2 id={ids.title}>{t('signIn')}</h2>
        <label htmlFor={ids.email}>{t('email')}</label>
        <input id={ids.email} name="email" type="email" autoComplete="username" required />
        <label htmlFor={ids.password}>{t('password')}</label>
        <input id={ids.password} name="password" type="password" autoComplete="current-password" required />
        <p role="alert" className="problem">
          {problem && t(problem, { brand: name ?? 'Marketday' })}
        </p>
        <div className="step-up-actions">
          <button type="submit" className="button" aria-busy={isBusy}>
            {t('signIn')}
          </button>
          <button type="button" className="button step-up-cancel" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </dialog>,
    // Beside the kit's own dialogs: in the brand, its direction and language, and never hidden behind them.
    document.querySelector('.ol-portal') ?? document.body,
  )
}

async function signIn(credentials: { email: string; password: string }): Promise<{ id: string } | Problem> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(credentials)
  const answer = await fetch('/sign-in', { method: 'POST', headers, body }).catch(() => null)
  if (answer?.status === 401) return 'wrongCredentials'
  if (answer?.status === 429) return 'tooManyAttempts'
  const account = answer?.ok ? await fetch('/account', { cache: 'no-store' }).catch(() => null) : null
  const found: unknown = account?.ok ? await account.json().catch(() => null) : null
  return typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string'
    ? { id: found.id }
    : 'unreachable'
}
