'use client'
import type { Operation } from '@onlend/core'
import { isFinal } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { operation as words } from '../copy/en/operation.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useIsHydrated } from '../root/useIsHydrated.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { useParts } from '../ui/useParts.ts'

type OperationReceiptProps = { operation: Operation; currency: string | null; institutionName: string | null }

/** What was asked and what is known of it, to keep, share or print; until the final word it says that it proves nothing. */
export function OperationReceipt({ operation, currency, institutionName }: OperationReceiptProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const canShare = useIsHydrated() && typeof navigator.share === 'function'
  const { summary, reference, state, createdAt, settledAt } = operation
  const amount = summary.amount === null ? null : formatMoney(summary.amount, currency, locale)
  const title = t(`operation.title.${state}`)
  const institution = institutionName ?? summary.institution
  const row = (key: string, name: string, value: string | null) => value !== null && { key, name, value }

  const share = () => {
    const lines = [title, amount, summary.recipient, `${t('operation.reference')}: ${reference}`]
    if (!isFinal(operation)) lines.push(t('operation.receiptNotFinal'))
    const text = lines.filter((line) => line !== null).join('\n')
    // Closing the share sheet rejects; there is nothing to do about it.
    navigator.share({ title: t('operation.receipt'), text }).catch(() => undefined)
  }
  return (
    <div {...parts('OperationStatus.receipt')}>
      <p className="ol-OperationStatus-receiptTitle">{t('operation.receipt')}</p>
      <DescriptionList
        rows={[
          row('amount', t('operation.amount'), amount),
          row('recipient', t('operation.recipient'), summary.recipient),
          row('institution', t('operation.institution'), institution),
          row(
            'destination',
            t(summary.method === 'mobile-money' ? 'operation.mobileDestination' : 'operation.destination'),
            summary.destinationEnd,
          ),
          row('requestedAt', t('operation.requestedAt'), formatDateTime(createdAt, locale, { timeZone })),
          row(
            'settledAt',
            t('operation.settledAt'),
            settledAt && `${title}, ${formatDateTime(settledAt, locale, { timeZone })}`,
          ),
          {
            key: 'reference',
            name: t('operation.reference'),
            value: <code className="ol-Code">{reference}</code>,
          },
        ]}
      />
      {!isFinal(operation) && <p className="ol-Note">{t('operation.receiptNotFinal')}</p>}
      <div {...parts('OperationStatus.tools')}>
        <CopyButton text={reference} label={t('operation.copyReference')} />
        {canShare && (
          <Button variant="quiet" icon="share" onClick={share} part="OperationStatus.share">
            {t('operation.share')}
          </Button>
        )}
        <Button variant="quiet" icon="print" onClick={() => window.print()} part="OperationStatus.print">
          {t('operation.print')}
        </Button>
      </div>
    </div>
  )
}
