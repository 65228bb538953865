import type { Bank } from '@onlend/core'

/** Banks under one heading; `null` heads nothing. */
export type BankGroup = { heading: 'recent' | 'likely' | 'all' | null; items: readonly Bank[] }

type GroupBanksParameters = {
  query: string
  found: readonly Bank[]
  recent: readonly Bank[]
  likely: readonly Bank[]
}

/** Orders the banks to show: without a query, used banks and those that fit the account number come first. */
export function groupBanks({ query, found, recent, likely }: GroupBanksParameters): BankGroup[] {
  const isLikely = new Set(likely.map(({ id }) => id))
  if (query.trim() !== '') {
    const first = found.filter(({ id }) => isLikely.has(id))
    if (first.length === 0 || likely.length > 20) return [{ heading: null, items: found }]
    const groups: BankGroup[] = [
      { heading: 'likely', items: first },
      { heading: 'all', items: found.filter(({ id }) => !isLikely.has(id)) },
    ]
    return groups.filter(hasBanks)
  }
  const shown = new Set<number>()
  const take = (banks: readonly Bank[]) =>
    banks.filter(({ id }) => {
      const isNew = !shown.has(id)
      shown.add(id)
      return isNew
    })
  const groups: BankGroup[] = [
    { heading: 'likely', items: take(likely.slice(0, 10)) },
    { heading: 'recent', items: take(recent) },
    { heading: 'all', items: take(found) },
  ]
  const filled = groups.filter(hasBanks)
  return filled.length === 1 ? filled.map((group) => ({ ...group, heading: null })) : filled
}

function hasBanks({ items }: BankGroup): boolean {
  return items.length > 0
}
