'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMoneyEnds } from '../acting-for/useMoneyEnds.tsx'
import { ambiguous } from './ambiguous.words.ts'
import { operation as words } from './operation.words.ts'
import { outcomes } from './outcomes.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import { useParts } from '../ui/useParts.ts'
import { OwnReference } from './OwnReference.tsx'
import { outcomeKey } from './outcomeKey.ts'
import { recordOutcome } from './recordOutcome.ts'
import { receiptNote } from './receiptNote.ts'
import type { ShownOperation } from './chooseShown.ts'
import { ambiguousOutcomeTexts } from './ambiguousOutcomeTexts.ts'
import { printIcon, shareIcon } from '../ui/icons.ts'

type OperationReceiptProps = {
  operation: ShownOperation
  currency: string | null
  institutionName: string | null
  /** The steps so far and the evidence, behind the details. */
  children: ReactNode
}

/**
 * The request, to keep, share or print; its ids, times and steps behind the details, which paper shows. Until the settlement event, a note
 * states what the receipt does not prove.
 */
export function OperationReceipt(props: OperationReceiptProps): ReactNode {
  const { operation, institutionName, children } = props
  const t = useCopy(words)
  const say = useCopy(outcomes)
  const ends = useMoneyEnds({
    ...{ customerPartnerId: operation.customerPartnerId, kind: operation.kind },
    other: findOther(operation, institutionName),
  })
  const currency = props.currency ?? ends.currency
  const tAmbiguous = useCopy(ambiguous)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const canShare = useIsHydrated() && typeof navigator.share === 'function'
  const { id, kind, summary, reference, createdAt, settledAt, reversedAt, resolution } = operation
  const amount = summary.amount === null ? null : formatMoney(summary.amount, currency, locale)
  const title = say(outcomeKey(kind, `${recordOutcome(operation)}.title`, summary.count))
  const note = receiptNote(operation)
  const unclear = ambiguousOutcomeTexts(operation, tAmbiguous)
  const institution =
    summary.institution === null ? null : (summary.institutionName ?? institutionName ?? summary.institution)
  const endedAt = reversedAt ?? settledAt
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // A printed receipt without its reference would prove nothing.
    const open = () => details.current?.setAttribute('open', '')
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  const row = (key: string, name: string, value: string | null) => value !== null && { key, name, value }

  const lookedUp = [
    id !== undefined &&
      isSet(kind) &&
      summary.count === 1 && {
        ...{ key: 'ownReference', name: t('operation.rows.own') },
        value: <OwnReference operationId={id} />,
      },
    row('institution', t('operation.institution'), summary.recipient === null ? null : institution),
    row(
      'destination',
      t(summary.method === 'mobile-money' ? 'operation.mobileDestination' : 'operation.destination'),
      summary.destinationEnd,
    ),
    row('requestedAt', t('operation.requestedAt'), time(createdAt)),
    {
      ...{ key: 'reference', name: t('operation.reference') },
      // The relay gives it: its place is kept until the record can be read.
      value: reference === null ? <Skeleton /> : <code className="ol-Code">{reference}</code>,
    },
    // The last row: the others keep their places when it comes.
    row('settledAt', t('operation.settledAt'), note && endedAt && time(endedAt)),
  ]

  const share = () => {
    const lines = [title, amount]
    if (ends.text !== null) lines.push(ends.text)
    else lines.push(summary.recipient)
    if (reference !== null) lines.push(`${t('operation.reference')}: ${reference}`)
    if (resolution) lines.push(t('operation.resolved'))
    lines.push(...unclear)
    if (note) lines.push(t(note))
    const text = lines.filter((line) => line !== null).join('\n')
    // Closing the share sheet rejects; there is nothing to do about it.
    navigator.share({ title: t('operation.receipt'), text }).catch(() => undefined)
  }
  return (
    <div {...parts('OperationStatus.receipt')}>
      <DescriptionList
        rows={[
          row('amount', t('operation.amount'), amount),
          ...ends.rows,
          isNew(kind) && row('recipient', t(`operation.recipient.${kind}`), summary.recipient),
          row(
            'count',
            t('operation.count'),
            // A single row is named by its reference instead.
            summary.count === null || summary.count === 1
              ? null
              : new Intl.NumberFormat(locale).format(summary.count),
          ),
        ]}
      />
      {unclear.map((line) => (
        <p key={line} className="ol-Note">
          {line}
        </p>
      ))}
      {/* The note is one line in either case, so that nothing moves when the result comes. */}
      {(note || endedAt) && <p className="ol-Note">{note ? t(note) : endedAt && time(endedAt)}</p>}
      <div {...parts('OperationStatus.tools')}>
        {canShare && (
          <ToolButton action="share" icon={shareIcon} onClick={share} part="OperationStatus.share">
            {t('operation.share')}
          </ToolButton>
        )}
        <ToolButton
          action="print"
          icon={printIcon}
          onClick={() => window.print()}
          part="OperationStatus.print"
        >
          {t('operation.print')}
        </ToolButton>
      </div>
      <details ref={details} {...parts('OperationStatus.details')}>
        <summary className="ol-OperationStatus-detailsTitle">
          {t('operation.details')}
          <Icon name="chevron" />
        </summary>
        <div className="ol-OperationStatus-body">
          <DescriptionList rows={lookedUp} />
          {reference !== null && (
            <div className="ol-OperationStatus-tools">
              <CopyButton text={reference} label={t('operation.copyReference')} />
            </div>
          )}
          {children}
        </div>
      </details>
    </div>
  )
}

function isSet(kind: string): boolean {
  return kind === 'registerTransactions' || kind === 'reconcileRepayments'
}

function isNew(kind: string): kind is 'registerCustomer' | 'createBusiness' {
  return kind === 'registerCustomer' || kind === 'createBusiness'
}

/** Finds the other end of the money: the name of the recipient or client, else the bank or operator. */
function findOther({ summary }: ShownOperation, institutionName: string | null): string | null {
  const { recipient, institution } = summary
  return recipient ?? (institution && (summary.institutionName ?? institutionName ?? institution))
}
