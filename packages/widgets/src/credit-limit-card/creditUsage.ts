import { type CreditLimit, compareAmounts } from '@onlend/core'

/** How much of a limit is drawn, for drawing and for words; never for money. */
export type CreditUsage = {
  /** 0 and up; above 1 when more is drawn than allowed. `null` without a limit above zero. */
  ratio: number | null
  state: 'open' | 'full' | 'overdrawn'
}

/** Compares what is drawn with the limit, exactly. What is available is the service's own figure and is not worked out here. */
export function creditUsage({ limit, drawn }: Pick<CreditLimit, 'limit' | 'drawn'>): CreditUsage {
  const order = compareAmounts(drawn, limit)
  const ratio = compareAmounts(limit, '0') > 0 ? Number(drawn) / Number(limit) : null
  if (order > 0) return { ratio, state: 'overdrawn' }
  return { ratio, state: order === 0 && ratio !== null ? 'full' : 'open' }
}
