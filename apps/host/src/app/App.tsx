import type { TenantConfig } from '@onlend/core'
import { clearLendingData, LendingProvider, useTenant } from '@onlend/hooks'
import { useBrand } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { BootContext } from './boot/BootContext.ts'
import { useServerClock } from './boot/useServerClock.ts'
import type { Account } from './account/Account.ts'
import { SignInAgainDialog } from './account/SignInAgainDialog.tsx'
import { SignInPage } from './account/SignInPage.tsx'
import { useBrandedPage } from './brand/useBrandedPage.ts'
import { useSessionBrand } from './brand/useSessionBrand.ts'
import { ActingPage } from './acting-for/ActingPage.tsx'
import { ChooseBusinessPage } from './acting-for/ChooseBusinessPage.tsx'
import { readPartnerPath } from './acting-for/readPartnerPath.ts'
import { toPartnerPath } from './acting-for/toPartnerPath.ts'
import { useLoadedPages } from './pages/useLoadedPages.ts'
import { useWords } from './words/useWords.ts'
import { lendingClient } from './lendingClient.ts'
import { useScheme } from './layout/useScheme.ts'
import type { BootWords } from './locale/bootWords.ts'
import { useChosenLocale } from './locale/useChosenLocale.ts'
import { useRegion } from './locale/useRegion.ts'

type AppProps = { words: BootWords; nonce: string | undefined }

/** The sample partner app: a brand from the relay around everything, then sign in, then lend. */
export function App({ words, nonce }: AppProps): ReactElement {
  const account = useAccount()
  const boot = useContext(BootContext)
  const { scheme } = useScheme()
  const { chosen } = useChosenLocale()
  const region = useRegion(account.data)
  const [path] = useLocation()
  const customerPartnerId = readPartnerPath(path)?.partnerId ?? null
  const queryClient = useQueryClient()
  const now = useServerClock()
  const [again, setAgain] = useState<((isSignedIn: boolean) => void) | null>(null)
  const signInAgain = useCallback(() => new Promise<boolean>((resolve) => setAgain(() => resolve)), [])
  return (
    // This provider reads the brand alone, of the business in the address, into the app's own cache; a signed-in person has another provider below.
    <LendingProvider client={lendingClient} queryClient={queryClient} customerPartnerId={customerPartnerId}>
      <TenantRoot
        scheme={scheme}
        {...words}
        loadMessages={loadMessages}
        pending={<p className="loading" aria-busy="true" />}
        // The page's policy blocks `style` attributes that a server wrote.
        serverStyle
        onSignIn={signInAgain}
        {...(boot !== null && { initialTenant: boot.tenant })}
        {...(chosen !== null && { locale: chosen })}
        {...(region !== undefined && { region })}
        {...(nonce && { nonce })}
        {...(now && { now })}
      >
        <BrandedPage account={account} />
        {again && account.data && (
          <SignInAgainDialog
            account={account.data}
            onAnswer={(isSignedIn) => {
              setAgain(null)
              again(isSignedIn)
            }}
          />
        )}
      </TenantRoot>
    </LendingProvider>
  )
}

/** Milliseconds between two looks for a newly published brand. An unchanged one costs a few hundred bytes. */
const brandPause = 4_000

/** The page in its brand's colours, with and without a session. */
function BrandedPage({ account }: { account: UseQueryResult<Account | null> }): ReactElement {
  const page = useRef<HTMLDivElement>(null)
  const { scheme } = useScheme()
  useBrandedPage(page, scheme)
  useSessionBrand(account.data === null ? null : account.data?.id)
  const { data: tenant } = useTenant({
    query: { refetchInterval: ({ state }) => (account.data || isDraft(state.data) ? brandPause : false) },
  })
  return (
    <div ref={page} className="page">
      {isDraft(tenant) && <PreviewNote />}
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

/** Whether this device previews a draft of the brand. */
function isDraft(tenant: TenantConfig | null | undefined): boolean {
  return tenant?.version.startsWith('draft-') === true
}

function PreviewNote(): ReactElement {
  const t = useWords()
  return (
    <p className="preview-note">
      {t('previewing')} <a href="/brand-preview/off">{t('leavePreview')}</a>
    </p>
  )
}

/** Everything behind the sign-in. The address says which business is acted for, so that a reload, a second tab and a link all agree. */
function SignedIn({ account }: { account: Account }): ReactElement {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const [isStillIn, setStillIn] = useState(false)
  useLoadedPages()
  const here = readPartnerPath(path)
  if (here === null) return <OldAddress account={account} path={path} />

  const leave = async () => {
    const isOut = await signOut()
    setStillIn(!isOut)
    if (!isOut) return
    await queryClient.invalidateQueries({ queryKey: ['account'] })
    // The next person who signs in on this device begins with their own business.
    navigate('/')
  }
  return (
    <>
      {isStillIn && <StillSignedIn />}
      <ActingPage key={here.partnerId} account={account} here={here} onSignOut={leave} />
    </>
  )
}

function StillSignedIn(): ReactElement {
  const t = useWords()
  const { name } = useBrand()
  return (
    <p role="alert" className="problem still-signed-in">
      {t('stillSignedIn', { brand: name ?? 'Marketday' })}
    </p>
  )
}

/** An address from before it named a business: leads to the same page of the last one that was chosen, or of one's own. */
function OldAddress({ account, path }: { account: Account; path: string }): ReactElement {
  const t = useWords()
  const search = useSearch()
  const [, navigate] = useLocation()
  const to = toPartnerPath(account, path, typeof document === 'undefined' ? '' : document.cookie)
  useEffect(() => {
    if (to !== null) navigate(search === '' ? to : `${to}?${search}`, { replace: true })
  }, [to, search, navigate])
  if (to !== null) return <p className="loading">{t('opening')}</p>
  return <ChooseBusinessPage account={account} />
}

/**
 * Ends the session and deletes its data on this device: drafts and withdrawals in flight stay with the relay. Returns whether the server
 * has ended it: without a link the cookie is still good, and the next person at this device would be taken for this one.
 */
async function signOut(): Promise<boolean> {
  const cleared = clearLendingData()
  forgetEarlyAnswers()
  const answer = await fetch('/sign-out', { method: 'POST' }).catch(() => null)
  await cleared
  return answer?.ok === true
}

/** Reads the account of the signed-in person; `null` without a session. */
function useAccount(): UseQueryResult<Account | null> {
  return useQuery({
    queryKey: ['account'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Account | null> => {
      const response = await fetch('/account', { signal, cache: 'no-store' })
      if (!response.ok) throw new Error('The account could not be read.')
      return response.json()
    },
  })
}

/** Drops the early reads of the page's head, which belong to the session before. */
function forgetEarlyAnswers(): void {
  // The head's own script made it, before any module ran.
  const here = globalThis as { earlyAnswers?: Map<string, Promise<Response>> }
  here.earlyAnswers?.clear()
}
