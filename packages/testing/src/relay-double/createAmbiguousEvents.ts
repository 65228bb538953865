import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { SandboxWebhook } from '@onlend/sandbox'
import { toDestination } from './toDestination.ts'

/** The events that fit several equal operations. */
export type AmbiguousEvents = {
  /** The change that an event makes in each of the operations that it fits, or `null` when the same event came before. */
  weigh: (webhook: SandboxWebhook, candidates: number) => Partial<Operation> | null
  /** Forgets an event after an operator has decided about it. */
  forget: (webhook: SandboxWebhook) => void
}

/** Makes the memory of ambiguous events. Several equal operations settle only when as many different events report the same outcome. */
export function createAmbiguousEvents(): AmbiguousEvents {
  const waiting: SandboxWebhook[] = []
  const delivered = new Set<unknown>()
  return {
    weigh: (webhook, candidates) => {
      const { data } = webhook.payload
      // An event counts once, even if it comes again in other bytes.
      if (delivered.has(data.reference)) return null
      if (data.reference !== undefined) delivered.add(data.reference)
      if (candidates > 0) waiting.push(webhook)
      const told = waiting.filter((one) => isAlike(one, webhook))
      const count = (status: 'succeeded' | 'failed') =>
        told.filter(({ payload }) => payload.data.status === status).length
      const isClear = told.length === candidates && count(data.status) === told.length
      if (!isClear) {
        return { ambiguous: { candidates, succeeded: count('succeeded'), failed: count('failed') } }
      }
      for (const one of told) waiting.splice(waiting.indexOf(one), 1)
      const settled = { state: data.status, serviceMessage: data.message } as const
      return { ...settled, matched: 'facts', verified: true, ambiguous: null }
    },
    forget: (webhook) => {
      const index = waiting.indexOf(webhook)
      if (index !== -1) waiting.splice(index, 1)
    },
  }
}

function isAlike(one: SandboxWebhook, other: SandboxWebhook): boolean {
  const { data: left } = one.payload
  const { data: right } = other.payload
  return (
    left.customer_partner_id === right.customer_partner_id &&
    toDestination(left) === toDestination(right) &&
    foldAmount(left.amount) === foldAmount(right.amount)
  )
}
