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
  /** A no came back, with the lender's words where it gave any: says the page that they lead to. */
  onRefused: (serviceMessage: string | null) => { page?: number }
}

type Send = (options?: { confirmDuplicate?: string }) => Promise<void>

/** Sends what was reviewed, once, however often it is asked: within this page by a lock, across tabs by a Web Lock. */
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
  // State would be too late: two clicks can arrive before a render.
  const isLocked = useRef(false)
  const otherTab = useRef<AbortController | null>(null)
  useEffect(() => () => otherTab.current?.abort(), [])

  const send: Send = async ({ confirmDuplicate } = {}) => {
    const { body, operationId, review } = flow.getState()
    if (body === null || operationId === null || review === null) return
    // The form may move on to another partner while this waits: what comes back then belongs to no partner here.
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
      // True only until the other tab has settled, which is when its lock is free.
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

/** The name behind a bank's or operator's code, where the review showed one. */
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
  // It may have left: from here on only the relay's record counts.
  if (!outcome) return { step: 'outcome', sent: { isAccepted: false, error: known, data: null, write } }
  // A no is shown above the fields, which keep what was typed; the others are settled where the person stands.
  return { step: outcome === 'rejected' ? 'details' : 'review', stop: { outcome, error: known } }
}

async function passes<Intent>(
  stepUp: (intent: Intent) => Promise<boolean>,
  intent: Intent,
): Promise<boolean> {
  try {
    return await stepUp(intent)
  } catch {
    // A check that breaks has not passed, and nothing has been sent.
    return false
  }
}

/** What a failed send means for the person: where nothing left, what to do about it; `null` where it may have left. */
function toStop(
  error: LendingError,
): Extract<WriteOutcome, 'offline' | 'sessionExpired' | 'possibleDuplicate' | 'notSent' | 'rejected'> | null {
  if (error.category === 'unknown_outcome') return null
  if (error.category === 'offline') return 'offline'
  if (error.category === 'session') return 'sessionExpired'
  if (error.code === 'possible_duplicate') return 'possibleDuplicate'
  // No proof was given, or none that counts: it can be confirmed again, under the same id.
  return isStepUp(error) ? 'notSent' : 'rejected'
}
