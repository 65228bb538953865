import { addAmounts, compareAmounts, type CreditLimit, type CustomerPartner } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'
import { toFinancingRows, type ToFinancingRowsOptions, toFinancingTotals } from '@onlend/hooks/internal'
import type { LendingCountries } from '@onlend/hooks'
import type { PartnerReads } from './createPartnerReads.ts'
import type { PortfolioRow } from './PortfolioRow.ts'
import { sumDue } from './sumDue.ts'

export type ToPortfolioRowOptions = Pick<ToFinancingRowsOptions, 'getSchedule' | 'today' | 'timeZone'> & {
  countries: LendingCountries | undefined
}

/** A limit is nearly used up when at most one part in so many is available. */
const nearly = 10

/** Makes the row of a customer partner from its reads; its sums are exact and in the partner's currency. */
export function toPortfolioRow(
  partner: CustomerPartner,
  reads: PartnerReads,
  { countries, ...options }: ToPortfolioRowOptions,
): PortfolioRow {
  const { read, error, readAt, operations } = reads
  const limit = reads.creditLimit?.is_deleted === true ? null : reads.creditLimit
  const known = limit?.currency ?? findCurrency(partner, countries)
  const drawdown = reads.activeDrawdown ?? null
  const financings = toFinancingRows(reads.financings ?? [], { ...options, drawdown, currency: known })
  const currency = known ?? toFinancingTotals(financings)[0]?.currency ?? null
  const own = financings.filter((row) => row.currency === currency)
  const overdue = toFinancingTotals(own)[0]?.overdue ?? '0'
  return {
    customerPartnerId: partner.id,
    name: partner.name,
    currency,
    read,
    error,
    readAt,
    limit: limit?.limit ?? null,
    drawn: limit?.drawn ?? null,
    available: limit?.amount_available ?? null,
    due: read === 'read' ? sumDue(own) : null,
    overdue: read === 'read' ? overdue : null,
    attention: read === 'read' ? findAttention({ limit: limit ?? null, financings, operations }) : null,
    lastActivityAt: findLast(operations),
    financings,
  }
}

function findCurrency(
  { country_id: countryId, country }: CustomerPartner,
  countries: LendingCountries | undefined,
): string | null {
  const id = countryId ?? country ?? ''
  return (countries && Object.hasOwn(countries, id) ? countries[id]?.currency : undefined) ?? null
}

type FindAttentionOptions = {
  limit: CreditLimit | null
  financings: readonly FinancingRow[]
  operations: PartnerReads['operations']
}

function findAttention({
  limit,
  financings,
  operations = [],
}: FindAttentionOptions): PortfolioRow['attention'] {
  if (financings.some(({ overdue }) => overdue !== '0')) return 'overdue'
  if (operations.some(({ state, conflict }) => state === 'unknown' || state === 'stale' || conflict === true))
    return 'unknown'
  if (limit === null || limit.expired === true) return 'noLimit'
  const { amount_available: available, limit: granted } = limit
  if (available === null || compareAmounts(granted, '0') <= 0) return 'none'
  const multiplied = addAmounts(...Array.from({ length: nearly }, () => available))
  return compareAmounts(multiplied, granted) <= 0 ? 'nearLimit' : 'none'
}

function findLast(operations: PartnerReads['operations']): string | null {
  const moments = (operations ?? []).map(({ createdAt }) => createdAt).sort()
  return moments.at(-1) ?? null
}
