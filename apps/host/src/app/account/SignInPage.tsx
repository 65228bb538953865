import { useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useEffect, useId } from 'react'
import { useBrand } from '@onlend/widgets'
import { releaseSubmit } from '../boot/releaseSubmit.ts'
import { PageFooter } from '../layout/PageFooter.tsx'
import { Settings } from '../layout/Settings.tsx'
import { useWords } from '../words/useWords.ts'
import { Brand } from '../layout/Brand.tsx'
import type { DemoSignIn } from '../boot/PageBoot.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

const problems = {
  WRONG_CREDENTIALS: 'wrongCredentials',
  TOO_MANY_ATTEMPTS: 'tooManyAttempts',
  UNREACHABLE: 'unreachable',
} as const

/** The host's own sign-in; in the demo its people are one tap away. */
export function SignInPage(): ReactElement {
  const t = useWords()
  const { name } = useBrand()
  const emailId = useId()
  const passwordId = useId()
  const signIn = useSignIn()
  const demo = useQuery({
    queryKey: ['demo-sign-ins'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<DemoSignIn[]> => (await fetch('/demo/sign-ins', { signal })).json(),
  })
  useEffect(releaseSubmit, [])
  const problem = signIn.isError ? 'UNREACHABLE' : signIn.data

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    signIn.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
  }

  return (
    <div className="sign-in">
      <main className="sign-in-panel">
        <Brand />
        <PageTitle name={t('signIn')} />
        <p className="lead">{t('lead')}</p>
        <form method="post" onSubmit={submit} className="sign-in-form">
          <label htmlFor={emailId}>{t('email')}</label>
          <input id={emailId} name="email" type="email" autoComplete="username" required />
          <label htmlFor={passwordId}>{t('password')}</label>
          <input id={passwordId} name="password" type="password" autoComplete="current-password" required />
          <p role="alert" className="problem">
            {problem ? t(problems[problem], { brand: name ?? 'Marketday' }) : ''}
          </p>
          <button type="submit" className="button" aria-busy={signIn.isPending}>
            {t(signIn.isPending ? 'signingIn' : 'signIn')}
          </button>
        </form>
        {demo.data && demo.data.length > 0 && (
          <section className="demo" aria-labelledby="demo-title">
            <h2 id="demo-title">{t('tryDemo')}</h2>
            <ul>
              {demo.data.map(({ email, password, label }) => (
                <li key={email}>
                  <button
                    type="button"
                    className="demo-person"
                    onClick={() => signIn.mutate({ email, password })}
                  >
                    <span>{label}</span>
                    <small>{email}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <aside className="sign-in-settings">
        <Settings />
      </aside>
      <PageFooter />
    </div>
  )
}

/** Why a sign-in failed. */
type SignInProblem = 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'UNREACHABLE'

/** Signs a person in, then reads the account again. */
function useSignIn(): UseMutationResult<SignInProblem | null, Error, { email: string; password: string }> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (credentials): Promise<SignInProblem | null> => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch('/sign-in', { method: 'POST', headers, body: JSON.stringify(credentials) })
      if (response.status === 401) return 'WRONG_CREDENTIALS'
      if (response.status === 429) return 'TOO_MANY_ATTEMPTS'
      return response.ok ? null : 'UNREACHABLE'
    },
    onSuccess: (problem) =>
      problem === null ? queryClient.invalidateQueries({ queryKey: ['account'] }) : undefined,
  })
}
