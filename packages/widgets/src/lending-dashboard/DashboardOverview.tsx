'use client'
import type { Operation } from '@onlend/core'
import { type LendingState, useLendingState, useSession } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { ActiveDrawdownCard } from '../active-drawdown-card/ActiveDrawdownCard.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { LockboxAccountCard } from '../lockbox-account-card/LockboxAccountCard.tsx'
import { OperationHistory } from '../operation-history/OperationHistory.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import type { DashboardContext } from './DashboardContext.ts'
import type { LendingAction } from './lendingActions.ts'
import { NextStep } from './NextStep.tsx'
import { QuickActions } from './QuickActions.tsx'
import { QuickActionsSkeleton } from './QuickActionsSkeleton.tsx'
import { StandingSkeleton } from './StandingSkeleton.tsx'
import { useOfferedActions } from './useOfferedActions.ts'

const sparkChunk = defineChunk(() => import('../credit-usage-chart/CreditUsageSpark.tsx'), 'CreditUsageSpark')

type DashboardOverviewProps = {
  variant?: 'full' | 'compact'
  customerPartnerId?: string
  actions?: readonly LendingAction[]
  currency?: string
  expectedState?: LendingState
  headingLevel: 3 | 4
  /** Something else is open in place of the overview, which keeps its scroll position and its pages. */
  isHidden: boolean
  hasTarget: (action: LendingAction) => boolean
  onPress: (action: LendingAction) => void
  onNear: (action: LendingAction) => void
  onSelectOperation: (operation: Operation) => void
  onSignIn?: () => void
  renderHeader?: (context: DashboardContext) => ReactNode
  renderEmpty?: (context: DashboardContext) => ReactNode
  renderFooter?: (context: DashboardContext) => ReactNode
}

const everyAction: readonly LendingAction[] = [
  'withdraw',
  'requestDrawdown',
  'howToRepay',
  'registerCustomer',
  'registerTransactions',
  'reconcileRepayments',
  'submitCreditAssessment',
]

/** The dashboard with nothing open: cards by the partner's state, one column on a phone, more if there is room. */
export function DashboardOverview(props: DashboardOverviewProps): ReactNode {
  const { customerPartnerId, currency, headingLevel, onPress, onNear, onSelectOperation } = props
  const { variant = 'full' } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const money = currency === undefined ? {} : { currency }
  const lending = useLendingState(owner)
  const { state, reads } = lending
  const session = useSession()
  const isSignedOut = session.data === undefined && session.error?.category === 'session'
  const offered = useOfferedActions({
    actions: (props.actions ?? everyAction).filter(props.hasTarget),
    state,
  })
  const context = { state }
  const common = { ...owner, headingLevel }
  const doing = (action: LendingAction) => (offered?.includes(action) ? () => onPress(action) : undefined)
  const requestDrawdown = doing('requestDrawdown')
  const repay = doing('howToRepay')
  const withdraw = variant === 'compact' ? doing('withdraw') : undefined
  // Before a drawdown the short home offers a second action as well.
  const second = state === 'canDraw' ? 'registerTransactions' : 'registerCustomer'
  const doSecond = variant === 'compact' && state !== 'drawn' ? doing(second) : undefined
  const secondAction = doSecond && (
    <Button onClick={doSecond} part="LendingDashboard.second">
      {t(`lendingDashboard.action.${second}`)}
    </Button>
  )

  // The main button of a page with a drawdown repays it.
  const drawMore = requestDrawdown && (
    <Button onClick={requestDrawdown} part="CreditLimitCard.request">
      {t('lendingDashboard.action.requestDrawdown')}
    </Button>
  )

  const nextStep = () => {
    if (state === 'noLimit' && props.renderEmpty) return props.renderEmpty(context)
    if (state !== 'noLimit' && state !== 'assessmentPending' && state !== 'expired') return null
    return (
      <NextStep
        state={state}
        headingLevel={headingLevel}
        onSubmitAssessment={doing('submitCreditAssessment')}
        secondAction={secondAction}
      />
    )
  }
  // A limit or a drawdown that does not exist has no card: the next step says so, and one more card for each would hide that step.
  // The actions add buttons to the cards: until state and actions are known, one skeleton stands for the cards behind it.
  const hasDrawdown = reads.activeDrawdown.data !== null && state !== undefined
  const hasLimit = reads.creditLimit.data !== null
  const quick = offered?.filter((action) => action !== 'submitCreditAssessment')
  if (isSignedOut)
    return (
      <div {...parts('LendingDashboard.overview')} hidden={props.isHidden}>
        <DashboardSignedOut
          onSignIn={props.onSignIn}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching}
        />
      </div>
    )
  return (
    <div {...parts('LendingDashboard.overview')} hidden={props.isHidden}>
      {props.renderHeader?.(context)}
      {state === 'unknown' && lending.isError && (
        <Alert
          tone="warning"
          title={t('lendingDashboard.partial.title')}
          actions={
            <Button icon="refresh" busy={lending.isFetching} onClick={lending.refetch}>
              {say('common.retry')}
            </Button>
          }
        >
          <p className="ol-Text">{t('lendingDashboard.partial.text')}</p>
        </Alert>
      )}
      <div {...parts('LendingDashboard.grid')} data-ol-variant={variant} data-ol-state={state ?? 'loading'}>
        <div {...parts('LendingDashboard.main')}>
          {offered === undefined && (
            <StandingSkeleton expected={props.expectedState} variant={variant} headingLevel={headingLevel} />
          )}
          {nextStep()}
          {hasDrawdown && (
            <ActiveDrawdownCard
              {...common}
              {...money}
              variant={variant}
              {...(repay ? { onRepay: repay } : {})}
              {...(withdraw ? { onWithdraw: withdraw } : {})}
            />
          )}
          {hasLimit && (
            <CreditLimitCard
              {...common}
              variant={state === 'drawn' || variant === 'compact' ? 'compact' : 'gauge'}
              chart={
                variant === 'full' && (
                  <LazyChunk chunk={sparkChunk} fallback={null}>
                    {(CreditUsageSpark) => <CreditUsageSpark {...owner} />}
                  </LazyChunk>
                )
              }
              {...(state === 'drawn'
                ? { secondAction: drawMore }
                : { secondAction, ...(requestDrawdown && { onRequestDrawdown: requestDrawdown }) })}
            />
          )}
        </div>
        {variant === 'full' && (
          <div {...parts('LendingDashboard.side')}>
            {quick === undefined && <QuickActionsSkeleton headingLevel={headingLevel} />}
            {quick !== undefined && quick.length > 0 && (
              <QuickActions actions={quick} headingLevel={headingLevel} onPress={onPress} onNear={onNear} />
            )}
            <LockboxAccountCard {...common} />
          </div>
        )}
        <div {...parts('LendingDashboard.history')}>
          <OperationHistory
            {...common}
            {...money}
            pageSize={variant === 'full' ? 5 : 3}
            showMore={variant === 'full'}
            filters={false}
            onSelect={onSelectOperation}
          />
        </div>
      </div>
      {props.renderFooter?.(context)}
    </div>
  )
}

type DashboardSignedOutProps = {
  onSignIn: (() => void) | undefined
  onRetry: () => void
  retrying: boolean
}

/** One notice in place of the same notice in every card: the host's button to sign in, or a retry for a sign-in elsewhere. */
function DashboardSignedOut({ onSignIn, onRetry, retrying }: DashboardSignedOutProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  return (
    <Alert
      part="LendingDashboard.signedOut"
      tone="info"
      role="alert"
      icon="info"
      title={t('lendingDashboard.title')}
      actions={
        onSignIn ? (
          <Button variant="primary" onClick={onSignIn} part="LendingDashboard.signIn">
            {t('lendingDashboard.signIn')}
          </Button>
        ) : (
          <Button icon="refresh" busy={retrying} onClick={onRetry}>
            {say('common.retry')}
          </Button>
        )
      }
    >
      <p className="ol-Text">{say('common.failed.session')}</p>
    </Alert>
  )
}
