import { useQueryClient } from '@tanstack/react-query'
import type { LendingAction } from '@onlend/widgets'
import { LendingDashboard } from '@onlend/widgets/lending-dashboard'
import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'wouter'
import { type LendingState, useLendingState } from '@onlend/hooks'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { ChannelHome } from '../home/ChannelHome.tsx'
import { HowItWorks } from '../home/HowItWorks.tsx'
import { PausedImports } from '../home/PausedImports.tsx'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of each action that a person may start. */
const pages = {
  withdraw: '/withdraw',
  requestDrawdown: '/drawdown',
  howToRepay: '/repay',
  registerCustomer: '/customers/new',
  registerTransactions: '/transactions/new',
  reconcileRepayments: '/repayments/new',
  submitCreditAssessment: '/assessment',
} as const satisfies Record<LendingAction, string>

// The casts name the keys, which `Object.keys` forgets.
const actions = Object.keys(pages) as (keyof typeof pages)[]

/** The state of the business: its limit, its debt, its latest movements, its next steps. A channel partner sees its businesses first. */
export function OverviewPage({ account, partner }: { account: Account; partner: ActedFor }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  const standing = useStanding(partner.id)
  const queryClient = useQueryClient()
  const [firstName = ''] = account.displayName.split(' ')
  return (
    <>
      <PageTitle name={t('overview')}>{t('hello', { name: firstName })}</PageTitle>
      {account.channelPartnerId === null ? (
        <HowItWorks />
      ) : (
        <>
          <ChannelHome account={account} />
          <h2 className="home-acted-for">{t('actingNow', { name: partner.name })}</h2>
        </>
      )}
      <PausedImports />
      <LendingDashboard
        hideTitle
        {...(standing !== undefined && { expectedState: standing })}
        actions={actions}
        onAction={(action) => navigate(pages[action])}
        // The app reads the account again, and shows its own page to sign in.
        onSignIn={() => void queryClient.invalidateQueries({ queryKey: ['account'] })}
        onSelectOperation={(operation) => navigate(`/activity/${operation.id}`)}
      />
    </>
  )
}

/** The most states that a cookie should carry with every request. */
const most = 4

const states: readonly string[] = [
  'noLimit',
  'canDraw',
  'drawn',
  'expired',
  'assessmentPending',
] satisfies LendingState[]

/**
 * The state of a business when this device last saw it; stores the state of now, so that the server draws the page in the shape that is to
 * come. Signing out forgets it.
 */
function useStanding(partnerId: string): LendingState | undefined {
  const [kept, keep] = usePreference('standings')
  const { state } = useLendingState()
  const known = (kept ?? '').split('~').filter((one) => one !== '')
  const last = known.find((one) => one.startsWith(`${partnerId}.`))?.slice(partnerId.length + 1)
  const others = known.filter((one) => !one.startsWith(`${partnerId}.`))
  const next =
    state === undefined || state === 'unknown' || !/^[\w-]+$/.test(partnerId)
      ? null
      : [`${partnerId}.${state}`, ...others].slice(0, most).join('~')
  useEffect(() => {
    if (next !== null && next !== kept) keep(next)
  }, [next, kept, keep])
  // The cast names the states that the list lets pass.
  return last !== undefined && states.includes(last) ? (last as LendingState) : undefined
}
