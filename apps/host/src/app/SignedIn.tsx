import { useQueryClient } from '@tanstack/react-query'
import { useBrand } from '@onlend/widgets'
import { type ReactElement, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Account } from './account/Account.ts'
import { signOut } from './account/signOut.ts'
import { ActingPage } from './acting-for/ActingPage.tsx'
import { ChooseBusinessPage } from './acting-for/ChooseBusinessPage.tsx'
import { readPartnerPath } from './acting-for/readPartnerPath.ts'
import { toPartnerPath } from './acting-for/toPartnerPath.ts'
import { useLoadedPages } from './pages/useLoadedPages.ts'
import { useWords } from './words/useWords.ts'

/** Everything behind the sign-in. The address says which business is acted for, so that a reload, a second tab and a link all agree. */
export function SignedIn({ account }: { account: Account }): ReactElement {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const [isStillIn, setStillIn] = useState(false)
  useLoadedPages(account)
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
