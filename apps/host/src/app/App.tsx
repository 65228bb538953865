import type { ReactElement } from 'react'
import { SignInPage } from './account/SignInPage.tsx'
import { useAccount } from './account/useAccount.ts'
import { SignedIn } from './SignedIn.tsx'

/** The sample partner app: sign in, then lend. */
export function App(): ReactElement {
  const account = useAccount()
  if (account.isPending) return <p className="loading">Opening Marketday…</p>
  if (account.isError) {
    return (
      <div className="loading" role="alert">
        <p>
          We could not reach Marketday.{' '}
          <button type="button" className="button" onClick={() => account.refetch()}>
            Try again
          </button>
        </p>
      </div>
    )
  }
  if (account.data === null) return <SignInPage />
  return <SignedIn account={account.data} />
}
