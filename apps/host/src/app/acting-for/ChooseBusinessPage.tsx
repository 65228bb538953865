import { LendingProvider } from '@onlend/hooks'
import { PartnerSwitcher } from '@onlend/widgets/partner-switcher'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { lendingClient } from '../lendingClient.ts'
import { useWords } from '../words/useWords.ts'
import { rememberPartner } from './rememberPartner.ts'
import { writePartnerPath } from './writePartnerPath.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of a session without a chosen business: a channel partner chooses one, any other person reads that there is none. */
export function ChooseBusinessPage({ account }: { account: Account }): ReactElement {
  const t = useWords()
  const [path, navigate] = useLocation()
  const { channelPartnerId } = account
  if (channelPartnerId === null) return <p className="loading">{t('noBusiness')}</p>
  const choose = (id: string) => {
    rememberPartner(account, id)
    navigate(writePartnerPath(id, path))
  }
  return (
    <LendingProvider client={lendingClient} channelPartnerId={channelPartnerId} userId={account.id}>
      <main className="narrow choose-business">
        <PageTitle name={t('partners')} />
        <PartnerSwitcher value={null} onChange={choose} />
      </main>
    </LendingProvider>
  )
}
