'use client'
import type { Bank } from '@onlend/core'
import { type Beneficiary, type Recipient, useRecipients } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RecipientRow } from '../withdraw-form/RecipientRow.tsx'
import { withdrawRecipients as words } from '../withdraw-form/withdrawRecipients.words.ts'
import { useCopy } from '../words/useCopy.ts'

export type RecipientsListProps = WidgetProps & {
  /** People whom its user pays. The list shows the last four digits of a number and stores no number. */
  beneficiaries?: readonly Beneficiary[]
  /** For the name of a bank that a record holds by its code alone. @default the code */
  banks?: readonly Bank[]
  /** Offers to choose a recipient, whose `key` a `WithdrawForm` takes as `recipientKey`. Nothing is sent. */
  onSelectRecipient?: (recipient: Recipient) => void
}

const none: readonly never[] = []

/**
 * Lists the recipients of earlier withdrawals and your beneficiaries, favourites first; a star makes a favourite on this device. Money goes out by
 * `WithdrawForm` alone (the relay's ledger).
 *
 * @example
 * <RecipientsList onSelectRecipient={({ key }) => report('withdraw', { recipientKey: key })} />
 */
export function RecipientsList(props: RecipientsListProps): ReactNode {
  return (
    <WidgetBoundary feature="RecipientsList" words="forms" host={props}>
      <RecipientsListContent {...props} />
    </WidgetBoundary>
  )
}

function RecipientsListContent(props: RecipientsListProps): ReactNode {
  const { customerPartnerId, beneficiaries, banks = none, onSelectRecipient, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { recipients, isPending, isFetching, error, refetch, toggleFavourite } = useRecipients({
    ...(customerPartnerId !== undefined && { customerPartnerId }),
    beneficiaries,
  })
  const draw = () => {
    if (isPending) return <Skeleton size="control" />
    if (recipients.length > 0)
      return (
        <ul className="ol-WithdrawRecipients-list">
          {recipients.map((recipient) => (
            <RecipientRow
              key={recipient.key}
              {...{ recipient, banks, toggleFavourite }}
              onChoose={onSelectRecipient && (() => onSelectRecipient(recipient))}
            />
          ))}
        </ul>
      )
    return error === null && <EmptyState title={t('withdraw.recipients.none')} />
  }
  return (
    <Card
      part="RecipientsList"
      title={t('withdraw.recipients.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={isPending}
    >
      {draw()}
      {error !== null && (
        <LoadFailed
          title={t('withdraw.recipients.listFailed')}
          {...{ error, onRetry: refetch, retrying: isFetching }}
        />
      )}
      <LiveRegion>{isPending && say('common.loading')}</LiveRegion>
    </Card>
  )
}
