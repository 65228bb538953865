'use client'
import { toSeenText } from '@onlend/core/internal'
import type { InboxEvent } from '@onlend/core/relay'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNames } from '@onlend/hooks/operators'
import { useDismissEvent } from '@onlend/hooks/operators'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationEvidence } from '../operation-status/operationEvidence.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { eventOutcomeText } from '../operation-status/eventOutcomeText.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { AssignForm } from './AssignForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import { InboxForm } from './InboxForm.tsx'
import { formatEventAmount } from './formatEventAmount.ts'

type InboxEventItemProps = {
  event: InboxEvent
  headingLevel: 2 | 3 | 4
  customerPartnerId: string | null
  onDone: (text: string) => void
}

/** One event: its facts, the reason why it waits, and the forms that assign or dismiss it. */
export function InboxEventItem({
  event,
  headingLevel,
  customerPartnerId,
  onDone,
}: InboxEventItemProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationEvidence)
  const tell = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { toPerson, toPartner } = useNames()
  const partner = event.customerPartnerId === null ? null : toPartner(event.customerPartnerId)
  const [isOpen, setIsOpen] = useState<'assign' | 'dismiss' | null>(null)
  const id = useId()
  const Heading = `h${headingLevel === 4 ? 6 : headingLevel === 3 ? 5 : 4}` as const
  const { kind, outcome, message, receivedAt, signed, dismissal, body } = event
  const why = `operationsInbox.event.why.${event.why}`
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  const row = (key: string, title: string, value: ReactNode) => value !== null && { key, name: title, value }
  const close = { onCancel: () => setIsOpen(null), onDone }
  return (
    <li
      {...parts('OperationStatus.receipt', 'OperationsInbox.item')}
      aria-labelledby={id}
      data-ol-state={event.why}
    >
      <Heading id={id} className="ol-OperationStatus-receiptTitle">
        {kind === null ? t('operationsInbox.event.unread') : name(operationKindKey(kind))}
      </Heading>
      <div className="ol-OperationsInbox-sides">
        <div className="ol-OperationStatus-texts">
          {outcome !== null && <p className="ol-Text">{eventOutcomeText(outcome, say)}</p>}
          {message && <p className="ol-Text">{tell('operation.words', { message })}</p>}
          {/* The cast is what the check beside it has found; a reason that only a newer relay knows is not told. */}
          {Object.hasOwn(words, why) && <p className="ol-Text">{t(why as keyof typeof words)}</p>}
          {!signed && <p className="ol-Note">{say('operationEvidence.unsigned')}</p>}
          <DescriptionList
            rows={[
              row('business', t('operationsInbox.partner'), partner?.name ?? null),
              row(
                'amount',
                tell('operation.amount'),
                formatEventAmount(event.amount, partner?.currency ?? null, locale),
              ),
              row('ending', t('operationsInbox.event.ending'), event.destinationEnd),
              row('received', t('operationsInbox.event.received'), time(receivedAt)),
            ]}
          />
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
        </div>
        <div className="ol-OperationStatus-texts">
          {isOpen === 'assign' && (
            <AssignForm {...close} event={event} customerPartnerId={customerPartnerId} />
          )}
          {isOpen === 'dismiss' && <DismissForm {...close} eventId={event.id} />}
          {isOpen === null && (
            <div className="ol-Buttons">
              <Button
                variant="primary"
                onClick={() => setIsOpen('assign')}
                aria-describedby={id}
                part="OperationsInbox.openAssignment"
              >
                {t('operationsInbox.assign')}
              </Button>
              {!dismissal && (
                <Button
                  variant="quiet"
                  onClick={() => setIsOpen('dismiss')}
                  aria-describedby={id}
                  part="OperationsInbox.openDismissal"
                >
                  {t('operationsInbox.dismiss')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
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
