import type { UseWithdrawFormParameters, WithdrawMethod } from './withdrawFormTypes.ts'

const bankOnly: readonly WithdrawMethod[] = ['bank']
const everyMethod: readonly WithdrawMethod[] = ['bank', 'mobile-money']

/** The ways that money can take: mobile money only where there are operators. */
export function withdrawMethods({
  methods,
  correspondents = [],
}: Pick<UseWithdrawFormParameters, 'methods' | 'correspondents'>): readonly WithdrawMethod[] {
  return methods ?? (correspondents.length > 0 ? everyMethod : bankOnly)
}
