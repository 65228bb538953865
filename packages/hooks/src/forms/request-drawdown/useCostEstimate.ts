'use client'
import type { Amount } from '@onlend/core'
import { writeJson } from '@onlend/core/internal'
import { useHostAnswer } from '../define-form/useHostAnswer.ts'

/** The host's estimate of the cost of a drawdown; `null` where the host has none. */
export type EstimateCost = (request: {
  amount: Amount
  /** Whole days. */
  tenor: number
  /** ISO code. */
  currency: string | null
}) => Promise<EstimatedCost | null>

/** The host's estimate, line by line, in the host's words. */
export type EstimatedCost = { lines: readonly { label: string; amount: Amount }[]; total: Amount }

/** The state of an estimate; a failed one counts as none. */
export type CostEstimate =
  | { state: 'none'; cost: null }
  | { state: 'loading'; cost: null }
  | { state: 'ready'; cost: EstimatedCost }

type UseCostEstimateParameters = {
  estimateCost: EstimateCost | undefined
  amount: Amount | null
  /** Whole days. */
  tenor: number | null
  currency: string | null
}

/** Milliseconds from the last change to the question, so that a slider comes to rest. */
const pause = 300

/** Asks the host for the cost of an amount and a tenor; a failure gives no estimate. */
export function useCostEstimate({
  estimateCost,
  amount,
  tenor,
  currency,
}: UseCostEstimateParameters): CostEstimate {
  const request = amount !== null && tenor !== null ? { amount, tenor, currency } : null
  const asked = useHostAnswer(
    estimateCost && request ? writeJson(request) : '',
    async () => (request && (await estimateCost?.(request))) ?? null,
    pause,
  )
  if (asked.is === 'waiting') return { state: 'loading', cost: null }
  // No quote is better than a wrong one, and a host's error must not stop a drawdown.
  return asked.is === 'here' && asked.answer
    ? { state: 'ready', cost: asked.answer }
    : { state: 'none', cost: null }
}
