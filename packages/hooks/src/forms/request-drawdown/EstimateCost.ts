import type { Amount } from '@onlend/core'

/** A host's own reckoning of what a drawdown would cost; `null` where it has none. */
export type EstimateCost = (request: {
  amount: Amount
  /** Whole days. */
  tenor: number
  /** ISO code. */
  currency: string | null
}) => Promise<EstimatedCost | null>

/** What a host reckons, line by line, in its own words. */
export type EstimatedCost = { lines: readonly { label: string; amount: Amount }[]; total: Amount }

/** Where an estimate stands; one that fails is as good as none. */
export type CostEstimate =
  | { state: 'none'; cost: null }
  | { state: 'loading'; cost: null }
  | { state: 'ready'; cost: EstimatedCost }
