import { addAmounts, type Amount, type CreditLimit, compareAmounts } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'

/** The drawn share of a limit, for charts and for words; never for money. */
export type CreditUsage = {
  /** 0 and up; above 1 if the drawn amount exceeds the limit. `null` without a limit above zero. */
  ratio: number | null
  state: 'open' | 'full' | 'overdrawn'
  /** The part of the limit that is neither drawn nor available by the service's own figures; `null` if there is none, or it is not known. */
  heldBack: Amount | null
}

/** Compares the drawn amount with the limit, exactly. The available amount is the service's own figure; this function does not compute it. */
export function creditUsage({
  limit,
  drawn,
  amount_available: available,
}: Pick<CreditLimit, 'limit' | 'drawn' | 'amount_available'>): CreditUsage {
  const order = compareAmounts(drawn, limit)
  const ratio = compareAmounts(limit, '0') > 0 ? Number(drawn) / Number(limit) : null
  const gap = available === null ? '0' : addAmounts(limit, negateAmount(drawn), negateAmount(available))
  const heldBack = compareAmounts(gap, '0') > 0 ? gap : null
  if (order > 0) return { ratio, state: 'overdrawn', heldBack }
  return { ratio, state: order === 0 && ratio !== null ? 'full' : 'open', heldBack }
}
