import type { Bank } from '@onlend/core'
import type { BankSearchResult } from './createBankSearch.ts'

/** Banks under one heading; `null` heads nothing. */
export type BankGroup = { heading: 'recent' | 'likely' | 'all' | null; banks: Bank[] }

type BankGroupsParameters = {
  query: string
  found: BankSearchResult
  recent: readonly Bank[]
  likely: readonly Bank[]
}

/** Orders what is drawn: before anything is typed, used banks and those that fit the account number come first. */
export function bankGroups({ query, found, recent, likely }: BankGroupsParameters): BankGroup[] {
  const isLikely = new Set(likely.map(({ id }) => id))
  if (query.trim() !== '') {
    const first = found.banks.filter(({ id }) => isLikely.has(id))
    const rest = found.banks.filter(({ id }) => !isLikely.has(id))
    if (first.length === 0 || likely.length > 20) return [{ heading: null, banks: found.banks }]
    return [
      { heading: 'likely' as const, banks: first },
      { heading: 'all' as const, banks: rest },
    ].filter(hasBanks)
  }
  const shown = new Set<number>()
  const take = (banks: readonly Bank[]) =>
    banks.filter(({ id }) => {
      const isNew = !shown.has(id)
      shown.add(id)
      return isNew
    })
  const groups: BankGroup[] = [
    { heading: 'likely', banks: take(likely.slice(0, 10)) },
    { heading: 'recent', banks: take(recent) },
    { heading: 'all', banks: take(found.banks) },
  ]
  const filled = groups.filter(hasBanks)
  return filled.length === 1 ? filled.map((group) => ({ ...group, heading: null })) : filled
}

function hasBanks({ banks }: BankGroup): boolean {
  return banks.length > 0
}
