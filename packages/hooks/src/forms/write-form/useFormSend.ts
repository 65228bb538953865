'use client'
import { type LendingError, isLendingError } from '@onlend/core'
import { type EndpointInput, type WriteEndpoint, isStepUp } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import { useEffect, useRef } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { useEndpointMutation } from '../../writes/useEndpointMutation.ts'
import type { SentWrite, WriteOutcome } from './WriteOutcome.ts'
import type { WriteFlow, WriteFlowState } from './createWriteFlow.ts'
import type { WriteData } from './writeFormTypes.ts'

type UseFormSendParameters<E extends WriteEndpoint, Values, Review> = {
  operation: OperationDefinition<E>
  flow: WriteFlow<Values, EndpointInput<E>, Review, WriteData<E>>
  ownerId: string | null
  stepUp: ((intent: Review & { operationId: string }) => Promise<boolean>) | undefined
  onSent: () => void
  /** Handles a refusal, with the lender's words where it gave any; returns the page of the field that they name. */
  onRefused: (serviceMessage: string | null) => { page?: number }
}

type Send = (options?: { confirmDuplicate?: string }) => Promise<void>

/** Sends the reviewed body once, however often a person presses: a lock guards this page, a Web Lock guards across tabs. */
export function useFormSend<E extends WriteEndpoint, Values, Review>({
  operation,
  flow,
  ownerId,
  stepUp,
  onSent,
  onRefused,
}: UseFormSendParameters<E, Values, Review>): Send {
  const { endpoint } = operation
  const { locks, environment, tenantId, now } = useLending()
  const { mutateAsync } = useEndpointMutation({ operation, ownerId })
  // A ref and no state: two clicks can arrive before a render.
  const isLocked = useRef(false)
  const otherTab = useRef<AbortController | null>(null)
  useEffect(() => () => otherTab.current?.abort(), [])

  const send: Send = async ({ confirmDuplicate } = {}) => {
    const { body, operationId, review } = flow.getState()
    if (body === null || operationId === null || review === null) return
    // The form can move on to another partner during the wait: the answer then belongs to another partner than the form.
    const isCurrent = () => flow.getState().operationId === operationId
    if (stepUp && !(await passes(stepUp, { ...review, operationId }))) {
      if (isCurrent()) flow.setState({ stop: { outcome: 'notSent', error: null } })
      return
    }
    if (!isCurrent()) return
    const time = () => new Date(now()).toISOString()
    const write = {
      summary: { ...operation.summarise(body), ...readShownInstitution(review) },
      sentAt: time(),
    }
    try {
      const { data } = await mutateAsync({
        body,
        operationId,
        ...(confirmDuplicate === undefined ? {} : { confirmDuplicate }),
        ...readShownInstitution(review),
      })
      onSent()
      if (isCurrent())
        flow.setState({
          step: 'outcome',
          sent: { isAccepted: true, error: null, data, write: { ...write, endedAt: time() } },
          stop: null,
        })
    } catch (error) {
      if (!isCurrent()) return
      const failure = afterFailure(error, { ...write, endedAt: time() })
      const { outcome, error: refusal } = failure.stop ?? {}
      flow.setState({
        ...failure,
        ...(outcome === 'rejected' && onRefused(refusal?.serviceMessage ?? null)),
      })
    }
  }

  const sendAlone: Send = async (options) => {
    if (!locks) return send(options)
    const name = ['onlend', endpoint.name, environment ?? '', tenantId ?? '', ownerId ?? ''].join(':')
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return send(options)
      const stop = { outcome: 'inFlightElsewhere', error: null } as const
      flow.setState({ stop })
      const waiting = new AbortController()
      otherTab.current = waiting
      // The stop holds until the other tab settles and frees its lock.
      const forget = async (free: unknown) => {
        if (free !== null && flow.getState().stop === stop) flow.setState({ stop: null })
      }
      void locks.request(name, { signal: waiting.signal }, forget).catch(() => undefined)
    })
  }

  return async (options) => {
    if (isLocked.current) return
    isLocked.current = true
    otherTab.current?.abort()
    flow.setState({ isPending: true, stop: null })
    try {
      await sendAlone(options)
    } finally {
      isLocked.current = false
      flow.setState({ isPending: false })
    }
  }
}

/** The name of the bank or operator that the review showed beside its code. */
function readShownInstitution(review: unknown): { institutionName?: string } {
  if (typeof review !== 'object' || review === null || !('institutionName' in review)) return {}
  const { institutionName } = review
  const institutionCode = 'institutionCode' in review ? review.institutionCode : null
  return typeof institutionName === 'string' && institutionName !== institutionCode ? { institutionName } : {}
}

type AfterFailure = Pick<WriteFlowState<never, never, never, never>, 'step'> &
  Partial<Pick<WriteFlowState<never, never, never, never>, 'sent' | 'stop'>>

function afterFailure(error: unknown, write: SentWrite): AfterFailure {
  const known: LendingError | null = isLendingError(error) ? error : null
  const outcome = known && toStop(known)
  // The write may have left: from here on only the relay's record counts.
  if (!outcome) return { step: 'outcome', sent: { isAccepted: false, error: known, data: null, write } }
  // The form shows a refusal above the fields, which keep the typed values; the other stops stay in the review.
  return { step: outcome === 'rejected' ? 'details' : 'review', stop: { outcome, error: known } }
}

async function passes<Intent>(
  stepUp: (intent: Intent) => Promise<boolean>,
  intent: Intent,
): Promise<boolean> {
  try {
    return await stepUp(intent)
  } catch {
    // A check that throws has not passed, and the form has sent nothing.
    return false
  }
}

/** The outcome of a failed send that left nothing behind; `null` where the write may have left. */
function toStop(
  error: LendingError,
): Extract<WriteOutcome, 'offline' | 'sessionExpired' | 'possibleDuplicate' | 'notSent' | 'rejected'> | null {
  if (error.category === 'unknown_outcome') return null
  if (error.category === 'offline') return 'offline'
  if (error.category === 'session') return 'sessionExpired'
  if (error.code === 'possible_duplicate') return 'possibleDuplicate'
  // The relay got no valid proof: the person can confirm again, under the same id.
  return isStepUp(error) ? 'notSent' : 'rejected'
}
