import { useQueryClient } from '@tanstack/react-query'
import type { LendingAction } from '@onlend/widgets'
import { LendingDashboard } from '@onlend/widgets/lending-dashboard'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useLendingState } from '@onlend/hooks'
import type { Account } from '../account/Account.ts'
import { HowItWorks } from '../home/HowItWorks.tsx'
import { NeedsYou } from '../home/NeedsYou.tsx'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of each action that the home offers. */
const pages: Partial<Record<LendingAction, string>> = {
  howToRepay: '/repay',
  withdraw: '/withdraw',
  requestDrawdown: '/drawdown',
  registerTransactions: '/transactions/new',
  registerCustomer: '/customers/new',
  submitCreditAssessment: '/assessment',
}

// The casts name the keys, which `Object.keys` forgets.
const actions = Object.keys(pages) as LendingAction[]

/** Answers what is left to repay and when; above it, only when there is something, what needs a person. */
export function OverviewPage({ account }: { account: Account }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  const hasDrawn = useHasDrawn()
  const queryClient = useQueryClient()
  const [firstName = ''] = account.displayName.split(' ')
  return (
    <div className="stack">
      <PageTitle name={t('overview')}>{t('hello', { name: firstName })}</PageTitle>
      <NeedsYou />
      <LendingDashboard
        hideTitle
        variant="compact"
        actions={actions}
        onAction={(action) => navigate(pages[action] ?? '/')}
        // The app reads the account again, and shows its own page to sign in.
        onSignIn={() => void queryClient.invalidateQueries({ queryKey: ['account'] })}
        onSelectOperation={(operation) => navigate(`/activity/${operation.id}`)}
      />
      {!hasDrawn && <HowItWorks />}
    </div>
  )
}

/** Whether the business has drawn, or asked to, as far as is known; `true` before that, so that nothing comes and goes. */
function useHasDrawn(): boolean {
  const { state, reads } = useLendingState()
  if (state === undefined || state === 'drawn' || Number(reads.creditLimit.data?.drawn) > 0) return true
  return reads.operations.data?.some(({ kind }) => kind === 'requestDrawdown') ?? true
}
