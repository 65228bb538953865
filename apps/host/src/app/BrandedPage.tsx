import { useBrand } from '@onlend/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useRef } from 'react'
import type { Account } from './account/Account.ts'
import { SignInPage } from './account/SignInPage.tsx'
import { useBrandedPage } from './brand/useBrandedPage.ts'
import { useSessionBrand } from './brand/useSessionBrand.ts'
import { useScheme } from './layout/useScheme.ts'
import { SignedIn } from './SignedIn.tsx'
import { useWords } from './words/useWords.ts'

/** The page in its brand's colours, with and without a session. */
export function BrandedPage({ account }: { account: UseQueryResult<Account | null> }): ReactElement {
  const page = useRef<HTMLDivElement>(null)
  const { scheme } = useScheme()
  useBrandedPage(page, scheme)
  useSessionBrand(account.data === null ? null : account.data?.id)
  return (
    <div ref={page} className="page">
      <AccountPage account={account} />
    </div>
  )
}

function AccountPage({ account }: { account: UseQueryResult<Account | null> }): ReactElement {
  const t = useWords()
  const { name } = useBrand()
  if (account.isPending) return <p className="loading">{t('opening')}</p>
  if (account.isError) {
    return (
      <div className="loading" role="alert">
        <p>
          {t('unreachable', { brand: name ?? 'Marketday' })}{' '}
          <button type="button" className="button" onClick={() => account.refetch()}>
            {t('tryAgain')}
          </button>
        </p>
      </div>
    )
  }
  if (account.data === null) return <SignInPage />
  return <SignedIn account={account.data} />
}
