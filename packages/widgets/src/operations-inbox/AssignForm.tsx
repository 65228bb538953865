'use client'
import { isLendingError, type LendingError, type Operation } from '@onlend/core'
import type { InboxEvent } from '@onlend/core/relay'
import { useNames } from '@onlend/hooks/operators'
import { useAssignEvent } from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Select } from '../ui/Select.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AssignmentConflict } from './AssignmentConflict.tsx'
import { formatEventAmount } from './formatEventAmount.ts'
import { InboxForm } from './InboxForm.tsx'
import { outcomeLabel } from './outcomeLabel.ts'
import { ProposedRequest } from './ProposedRequest.tsx'
import { Refusal } from './Refusal.tsx'
import { useRequestsFor } from './useRequestsFor.ts'

type AssignFormProps = {
  event: InboxEvent
  customerPartnerId: string | null
  onCancel: () => void
  onDone: (text: string) => void
}

const outcomes = ['succeeded', 'failed', 'reversed'] as const
/** So many requests are put beside the event with what speaks for each; the rest is in a list. */
const shown = 3

/** Ties an event to the request that it is about; where the two do not agree, shows both before that can be forced. */
export function AssignForm({ event, customerPartnerId, onCancel, onDone }: AssignFormProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale } = useLendingRoot()
  const { toPartner } = useNames()
  const toCurrency = (id: string | null) => (id === null ? null : toPartner(id).currency)
  const requests = useRequestsFor(event, customerPartnerId)
  const assign = useAssignEvent()
  const [chosenKey, setChosenKey] = useState('')
  const [told, setTold] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [conflict, setConflict] = useState<'open' | 'forced' | null>(null)
  const first = useRef<HTMLDivElement>(null)
  const { state } = requests
  const listed = state.is === 'ready' ? state.data : []
  const isReady = listed.length > 0
  useEffect(() => {
    if (isReady) first.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isReady])

  if (state.is === 'loading')
    return (
      <>
        <Skeleton size="control" />
        <LiveRegion>{say('common.loading')}</LiveRegion>
      </>
    )
  if (state.is === 'failed')
    return (
      <LoadFailed
        title={t('operationsInbox.assign.failed')}
        error={state.error}
        onRetry={requests.retry}
        retrying={requests.isFetching}
      />
    )
  if (!isReady)
    return (
      <>
        <p className="ol-Text" role="status">
          {t('operationsInbox.assign.none')}
        </p>
        <div className="ol-Buttons">
          <Button onClick={onCancel} part="OperationsInbox.cancel">
            {t('operationsInbox.cancel')}
          </Button>
        </div>
      </>
    )

  const chosen = listed.find((one) => toKey(one) === chosenKey)
  // Neither a row nor a set of rows comes back.
  const offered = outcomes.filter((one) => one !== 'reversed' || !chosen?.rows)
  const outcome = offered.find((one) => one === told)
  const isUntold = event.kind === null && outcome === undefined
  const send = (force: boolean) => {
    setIsTried(true)
    if (!chosen || isUntold || assign.isPending) return
    const body = {
      operationId: chosen.id,
      ...(chosen.customerPartnerId !== null && { customerPartnerId: chosen.customerPartnerId }),
      ...(event.kind === null && outcome && { outcome }),
      ...(force && { force }),
    }
    const { reference } = chosen
    assign.mutate(
      { eventId: event.id, body },
      {
        onSuccess: () => onDone(t('operationsInbox.assigned', { reference })),
        onError: (error) => {
          if (isConflict(error)) setConflict(force ? 'forced' : 'open')
        },
      },
    )
  }
  const refusal = assign.error && isConflict(assign.error) && chosen ? null : assign.error
  if (conflict && chosen)
    return (
      <AssignmentConflict
        event={event}
        operation={chosen}
        wasForced={conflict === 'forced'}
        busy={assign.isPending}
        onForce={() => send(true)}
        onOther={() => {
          setChosenKey('')
          setIsTried(false)
          setConflict(null)
          assign.reset()
        }}
      >
        {refusal && <Refusal error={refusal} />}
      </AssignmentConflict>
    )

  const proposed = listed.slice(0, shown)
  const others = listed.slice(shown)
  const choose = (key: string) => {
    setChosenKey(key)
    assign.reset()
  }
  return (
    <InboxForm
      part="OperationsInbox.assignment"
      submitPart="OperationsInbox.assign"
      submitLabel={t('operationsInbox.assign.submit')}
      busy={assign.isPending}
      error={refusal}
      onSubmit={() => send(false)}
      onCancel={onCancel}
    >
      <div ref={first}>
        <RadioCards
          part="OperationsInbox.proposals"
          legend={t('operationsInbox.assign.request')}
          value={proposed.some((one) => toKey(one) === chosenKey) ? chosenKey : null}
          options={proposed.map((one) => ({
            value: toKey(one),
            label: <ProposedRequest operation={one} event={event} />,
          }))}
          onChange={choose}
          error={isTried && !chosen && t('operationsInbox.assign.missing')}
        />
      </div>
      {others.length > 0 && (
        <Select
          label={t('operationsInbox.assign.another')}
          placeholder={t('operationsInbox.outcome.choose')}
          options={others.map((one) => ({
            value: toKey(one),
            label: [
              one.reference,
              formatEventAmount(one.summary.amount, toCurrency(one.customerPartnerId), locale),
              one.summary.recipient,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          value={others.some((one) => toKey(one) === chosenKey) ? chosenKey : ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {event.kind === null && (
        <Select
          label={t('operationsInbox.assign.outcome')}
          placeholder={t('operationsInbox.outcome.choose')}
          options={offered.map((value) => ({ value, label: outcomeLabel(value, t) }))}
          value={outcome ?? ''}
          onChange={({ target }) => {
            setTold(target.value)
            assign.reset()
          }}
          error={isTried && isUntold && t('operationsInbox.missing.outcome')}
        />
      )}
    </InboxForm>
  )
}

function isConflict(error: LendingError): boolean {
  return isLendingError(error) && error.code === 'assignment_conflict'
}

/** The key of a request: several partners can have a request with the same id. */
function toKey({ customerPartnerId, id }: Operation): string {
  return `${customerPartnerId} ${id}`
}
