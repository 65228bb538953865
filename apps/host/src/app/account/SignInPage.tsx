import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useId } from 'react'
import { Brand } from '../layout/Brand.tsx'
import { useSignIn } from './useSignIn.ts'

type DemoSignIn = { email: string; password: string; label: string }

const problems = {
  WRONG_CREDENTIALS: 'That e-mail and password do not belong together. Check both and try again.',
  UNREACHABLE: 'We could not reach Marketday. Check your connection and try again.',
} as const

/** The host's own sign-in; in the demo its people are one tap away. */
export function SignInPage(): ReactElement {
  const emailId = useId()
  const passwordId = useId()
  const signIn = useSignIn()
  const demo = useQuery({
    queryKey: ['demo-sign-ins'],
    queryFn: async ({ signal }): Promise<DemoSignIn[]> => (await fetch('/demo/sign-ins', { signal })).json(),
  })
  const problem = signIn.isError ? 'UNREACHABLE' : signIn.data

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    signIn.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
  }

  return (
    <main className="sign-in">
      <div className="sign-in-panel">
        <Brand />
        <h1>Sign in</h1>
        <p className="lead">Sell, get paid, and grow with credit for your business.</p>
        <form onSubmit={submit} className="sign-in-form">
          <label htmlFor={emailId}>E-mail</label>
          <input id={emailId} name="email" type="email" autoComplete="username" required />
          <label htmlFor={passwordId}>Password</label>
          <input id={passwordId} name="password" type="password" autoComplete="current-password" required />
          <p role="alert" className="problem">
            {problem ? problems[problem] : ''}
          </p>
          <button type="submit" className="button" aria-busy={signIn.isPending}>
            {signIn.isPending ? 'Signing in…' : 'Sign in'}
          </button>
        </form>
        {demo.data && demo.data.length > 0 && (
          <section className="demo" aria-labelledby="demo-title">
            <h2 id="demo-title">Try the demo as</h2>
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
      </div>
    </main>
  )
}
