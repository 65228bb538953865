'use client'
import { useActiveDrawdown, useCustomerPartner } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { activeDrawdown as drawdownWords } from '../active-drawdown-card/activeDrawdown.words.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { lockboxAccount as accountWords } from '../lockbox-account-card/lockboxAccount.words.ts'
import { LockboxAccountTools } from '../lockbox-account-card/LockboxAccountTools.tsx'
import { useCurrency } from '../root/useCurrency.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { WidgetActions } from '../ui/WidgetContext.ts'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { Figure } from '../ui/Figure.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { repaymentInstructions as words } from './repaymentInstructions.words.ts'
import { bankIcon } from '../ui/icons.ts'

export type RepaymentInstructionsProps = WidgetProps &
  WidgetActions<'copy' | 'print' | 'share'> & {
    /** ISO code. @default the credit limit's, where there is one */
    currency?: string
    /** Called when the number is on the clipboard, without the number itself. */
    onCopy?: () => void
  }

/**
 * Says how to repay an active drawdown: the open amount, the due day, and the lockbox account to pay into, to copy or share. The widget
 * moves no money and reports none (Partner API, Endpoints 8 and 12).
 *
 * @example
 * <RepaymentInstructions customerPartnerId="cp_1" />
 */
export function RepaymentInstructions(props: RepaymentInstructionsProps): ReactNode {
  return (
    <WidgetBoundary feature="RepaymentInstructions" host={props}>
      <RepaymentInstructionsContent {...props} />
    </WidgetBoundary>
  )
}

function RepaymentInstructionsContent(props: RepaymentInstructionsProps): ReactNode {
  const { customerPartnerId, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale, timeZone } = useLendingRoot()
  const formatAccountLine = useCopy(accountWords)
  const query = useCustomerPartner(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)

  const draw = () => {
    if (state.is === 'loading') return <RepaymentInstructionsSkeleton />
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={formatAccountLine('lockboxAccount.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    const account = state.data.lockbox_account
    if (account === null) {
      return (
        <EmptyState icon={bankIcon} title={formatAccountLine('lockboxAccount.none.title')}>
          {formatAccountLine('lockboxAccount.none.text')}
        </EmptyState>
      )
    }
    if (account.deleted_at !== null) {
      const date = formatDate(account.deleted_at, locale, timeZone)
      return <Alert tone="warning" title={formatAccountLine('lockboxAccount.removed', { date })} />
    }
    const { account_number: number, account_name: name, bank_name: bank } = account
    const row = (key: string, rowName: string, value: string | null) =>
      value !== null && { key, name: rowName, value }
    return (
      <>
        <p className="ol-Text">{t('repaymentInstructions.text')}</p>
        <DescriptionList
          rows={[
            row(
              'number',
              formatAccountLine('lockboxAccount.number'),
              number === null ? formatAccountLine('lockboxAccount.numberUnknown') : groupDigits(number),
            ),
            row('name', formatAccountLine('lockboxAccount.name'), name),
            row('bank', formatAccountLine('lockboxAccount.bank'), bank),
          ]}
        />
        <LockboxAccountTools account={account} onCopy={props.onCopy} />
        <p className="ol-Note">{t('repaymentInstructions.counted')}</p>
      </>
    )
  }
  return (
    <Card
      part="RepaymentInstructions"
      title={t('repaymentInstructions.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
    >
      <div className="ol-LockboxAccountCard-body">
        <LeftToRepay {...props} />
        {draw()}
      </div>
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The open amount and the due day; nothing if the read fails, because the account is the main content. */
function LeftToRepay({ customerPartnerId, currency: named }: RepaymentInstructionsProps): ReactNode {
  const t = useCopy(drawdownWords)
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const { data: drawdown, isPending } = useActiveDrawdown(owner)
  const currency = useCurrency({ ...owner, currency: named })
  if (isPending || currency.isPending) {
    return (
      <>
        <Figure label={<Skeleton size="short" />} value={<Skeleton />} />
        <DescriptionList rows={[{ key: 'due', name: <Skeleton />, value: <Skeleton /> }]} />
      </>
    )
  }
  if (!drawdown || drawdown.amount_outstanding === null || drawdown.actual_payment_date !== null) return null
  const due = drawdown.expected_payoff_date ?? drawdown.maturity_date
  return (
    <>
      <Figure
        label={t('activeDrawdown.outstanding')}
        value={formatMoney(drawdown.amount_outstanding, currency.currency, locale)}
      />
      {due !== null && (
        <DescriptionList
          rows={[
            {
              key: 'due',
              name: t(
                drawdown.expected_payoff_date === null ? 'activeDrawdown.maturity' : 'activeDrawdown.dueOn',
              ),
              value: day(due),
            },
          ]}
        />
      )}
    </>
  )
}

/** The skeleton of the account's lines, and of the text and the buttons around them. */
function RepaymentInstructionsSkeleton(): ReactNode {
  const row = (key: string) => ({ key, name: <Skeleton size="short" />, value: <Skeleton /> })
  return (
    <>
      <p className="ol-Text">
        <Skeleton size="full" /> <Skeleton size="full" />
      </p>
      <DescriptionList rows={[row('number'), row('name'), row('bank')]} />
      <Skeleton size="control" />
      <p className="ol-Note">
        <Skeleton size="full" /> <Skeleton size="full" />
      </p>
    </>
  )
}
