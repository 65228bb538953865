'use client'
import { useCustomerPartner } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { WidgetActions } from '../ui/WidgetContext.ts'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { lockboxAccount as words } from './lockboxAccount.words.ts'
import { LockboxAccountView } from './LockboxAccountView.tsx'
import { bankIcon } from '../ui/icons.ts'

export type LockboxAccountCardProps = WidgetProps &
  WidgetActions<'copy' | 'print' | 'share'> & {
    /** Hides the number until a person asks to see it. @default false: it is the partner's own account to receive money in */
    maskNumber?: boolean
    /** Says how money comes in and goes out, and that no balance is known. @default true */
    explain?: boolean
    /** Called when the number is on the clipboard, without the number itself. */
    onCopy?: () => void
  }

/**
 * Shows the account that drawdowns arrive in and withdrawals leave from, to copy, share or print. The service states no balance, so
 * none is shown (Partner API, Endpoint 12, Lockbox account).
 *
 * @example
 * <LockboxAccountCard customerPartnerId="cp_1" maskNumber />
 */
export function LockboxAccountCard(props: LockboxAccountCardProps): ReactNode {
  return (
    <WidgetBoundary feature="LockboxAccountCard" host={props}>
      <LockboxAccountContent {...props} />
    </WidgetBoundary>
  )
}

function LockboxAccountContent(props: LockboxAccountCardProps): ReactNode {
  const { customerPartnerId, maskNumber = false, explain = true, onCopy, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const query = useCustomerPartner(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)
  const account = state.is === 'ready' ? state.data.lockbox_account : null

  const draw = () => {
    if (state.is === 'loading') return <LockboxAccountSkeleton />
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('lockboxAccount.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (account === null) {
      return (
        <EmptyState icon={bankIcon} title={t('lockboxAccount.none.title')}>
          {t('lockboxAccount.none.text')}
        </EmptyState>
      )
    }
    return <LockboxAccountView account={account} maskNumber={maskNumber} explain={explain} onCopy={onCopy} />
  }
  return (
    <Card
      part="LockboxAccountCard"
      title={t('lockboxAccount.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
      // An account that is shown was created: that word says nothing.
      aside={
        account?.status && account.status !== 'created' && <Badge tone="neutral">{account.status}</Badge>
      }
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The card's shape before the account is known. */
function LockboxAccountSkeleton(): ReactNode {
  const row = (key: string) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> })
  return (
    <div className="ol-LockboxAccountCard-body">
      <Figure label={<Skeleton />} value={<Skeleton />} />
      <DescriptionList rows={[row('name'), row('bank')]} />
    </div>
  )
}
