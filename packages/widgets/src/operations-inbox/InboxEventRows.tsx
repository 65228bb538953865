'use client'
import { toSeenText } from '@onlend/core/internal'
import type { InboxEvent } from '@onlend/core/relay'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNames } from '@onlend/hooks/operators'
import { useDismissEvent } from '@onlend/hooks/operators'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationEvidence } from '../operation-status/operationEvidence.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { eventOutcomeText } from '../operation-status/eventOutcomeText.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { SheetRows } from '../table/SheetRows.tsx'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { AssignForm } from './AssignForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import { InboxForm } from './InboxForm.tsx'
import { formatEventAmount } from './formatEventAmount.ts'

type InboxEventRowsProps = {
  events: readonly InboxEvent[]
  /** The partner whose operations are offered for an event that names no partner. */
  customerPartnerId: string | null
  onDone: (text: string, of: InboxEvent) => void
}

/** Events, a row each with the reason why it waits; its sheet has its facts and the forms that assign or dismiss it. */
export function InboxEventRows({ events, customerPartnerId, onDone }: InboxEventRowsProps): ReactNode {
  const t = useCopy(words)
  const tell = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const { locale, timeZone } = useLendingRoot()
  const { toPartner } = useNames()
  const findPartner = ({ customerPartnerId: id }: InboxEvent) => (id === null ? null : toPartner(id))
  const title = ({ kind }: InboxEvent) =>
    kind === null ? t('operationsInbox.event.unread') : name(operationKindKey(kind))
  const amount = (event: InboxEvent) =>
    formatEventAmount(event.amount, findPartner(event)?.currency ?? null, locale)
  const business = (event: InboxEvent) => findPartner(event)?.name ?? null
  const ending = ({ destinationEnd }: InboxEvent) => destinationEnd
  const reason = ({ why }: InboxEvent) => {
    const key = `operationsInbox.event.why.${why}`
    // The cast is what the check beside it has found; a reason that only a newer relay knows is left out.
    return Object.hasOwn(words, key) ? t(key as keyof typeof words) : null
  }
  const at = ({ receivedAt }: InboxEvent) => formatDateTime(receivedAt, locale, { timeZone })
  const received = t('operationsInbox.event.received')
  const columns: DataColumn<InboxEvent>[] = [
    { id: 'event', label: t('operationsInbox.conflict.kind'), value: title, draw: title },
    { ...amountPlace, label: tell('operation.amount'), value: amount, draw: amount },
    {
      ...{ id: 'why', label: t('operationsInbox.conflict.status'), onPhone: 'below' },
      ...{ value: reason, draw: reason },
    },
    { ...widePlace, id: 'business', label: t('operationsInbox.partner'), value: business, draw: business },
    { ...widePlace, id: 'ending', label: t('operationsInbox.event.ending'), value: ending, draw: ending },
    {
      // The column has no value for the sheet, which has the time as well.
      ...{ id: 'day', label: received, onPhone: 'belowEnd', value: () => null },
      draw: ({ receivedAt }) => (
        <bdi className="ol-Table-day">{formatDate(receivedAt, locale, timeZone)}</bdi>
      ),
    },
    { id: 'received', label: received, hidden: true, value: at, draw: at },
  ]
  return (
    <SheetRows
      caption={t('operationsInbox.events')}
      rows={events}
      columns={columns}
      keyOf={({ id }) => id}
      stateOf={({ why }) => why}
      details={(event, { close }) => (
        <EventDecision
          event={event}
          customerPartnerId={customerPartnerId}
          onDone={(text) => {
            close()
            onDone(text, event)
          }}
        />
      )}
    />
  )
}

const amountPlace = { id: 'amount', align: 'end', onPhone: 'end' } as const
const widePlace = { showFrom: 'wide' } as const

type EventDecisionProps = {
  event: InboxEvent
  customerPartnerId: string | null
  onDone: (text: string) => void
}

/** The rest of one event in the sender's words, its ids, and the forms that assign or dismiss it. */
function EventDecision({ event, customerPartnerId, onDone }: EventDecisionProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationEvidence)
  const tell = useCopy(operationWords)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { toPerson } = useNames()
  const [isOpen, setIsOpen] = useState<'assign' | 'dismiss' | null>(null)
  const { outcome, message, signed, dismissal, body } = event
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  const row = (key: string, title: string, value: ReactNode) => value !== null && { key, name: title, value }
  const close = { onCancel: () => setIsOpen(null), onDone }
  return (
    <>
      {outcome !== null && <p className="ol-Text">{eventOutcomeText(outcome, say)}</p>}
      {message && <p className="ol-Text">{tell('operation.words', { message })}</p>}
      {!signed && <p className="ol-Note">{say('operationEvidence.unsigned')}</p>}
      <details {...parts('OperationsInbox.details')}>
        <summary className="ol-OperationStatus-detailsTitle">
          {tell('operation.details')}
          <Icon name="chevron" />
        </summary>
        <DescriptionList
          rows={[
            row('partner', t('operationsInbox.partnerId'), event.customerPartnerId),
            row('reference', tell('operation.reference'), event.transactionReference ?? event.reference),
            row('source', t('operationsInbox.event.source'), event.source),
            row('body', t('operationsInbox.event.body'), body && <code className="ol-Code">{body}</code>),
          ]}
        />
      </details>
      {dismissal && (
        <p className="ol-Text">
          {t('operationsInbox.event.dismissed', { by: toPerson(dismissal.by), time: time(dismissal.at) })}{' '}
          <bdi>“{dismissal.reason}”</bdi>
        </p>
      )}
      {isOpen === 'assign' && <AssignForm {...close} event={event} customerPartnerId={customerPartnerId} />}
      {isOpen === 'dismiss' && <DismissForm {...close} eventId={event.id} />}
      {isOpen === null && (
        <div className="ol-Buttons">
          <Button variant="primary" onClick={() => setIsOpen('assign')} part="OperationsInbox.openAssignment">
            {t('operationsInbox.assign')}
          </Button>
          {!dismissal && (
            <Button variant="quiet" onClick={() => setIsOpen('dismiss')} part="OperationsInbox.openDismissal">
              {t('operationsInbox.dismiss')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type DismissFormProps = { eventId: string; onCancel: () => void; onDone: (text: string) => void }

/** The most characters that the relay takes. */
const longestReason = 200

/** Closes an event that is about nothing here, with the reason. */
function DismissForm({ eventId, onCancel, onDone }: DismissFormProps): ReactNode {
  const t = useCopy(words)
  const dismiss = useDismissEvent()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const told = toSeenText(reason)

  const submit = () => {
    setIsTried(true)
    if (told === '' || dismiss.isPending) return
    dismiss.mutate(
      { eventId, body: { reason: told } },
      { onSuccess: () => onDone(t('operationsInbox.dismissed')) },
    )
  }
  return (
    <InboxForm
      part="OperationsInbox.dismissal"
      submitPart="OperationsInbox.dismiss"
      submitLabel={t('operationsInbox.dismiss.submit')}
      busy={dismiss.isPending}
      error={dismiss.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={t('operationsInbox.dismiss.reason')}
        hint={t('operationsInbox.dismiss.hint')}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          dismiss.reset()
        }}
        error={isTried && told === '' && t('operationsInbox.dismiss.missing')}
      />
    </InboxForm>
  )
}
