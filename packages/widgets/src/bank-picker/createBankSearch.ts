import type { Bank } from '@onlend/core'
import { bankAliases } from './bankAliases.ts'
import { foldText } from './foldText.ts'

/** What a search found: the first few to draw, and how many there are in all. */
export type BankSearchResult = { banks: Bank[]; total: number }

/** More rows than this help nobody and cost a slow phone its time. */
const mostDrawn = 60

type Entry = { bank: Bank; name: string; text: string; tight: string }

/**
 * Prepares a list for searching by name, alias, code and slug. The names are folded once; a query that only grew searches the
 * last result, so that 10,000 banks stay quick at every key.
 */
export function createBankSearch(banks: readonly Bank[]): (query: string) => BankSearchResult {
  const entries: Entry[] = banks.map((bank) => {
    const name = foldText(bank.name)
    const text = ` ${name} ${bank.code} ${foldText(bank.slug ?? '')} ${bankAliases(bank.name)}`
    return { bank, name, text, tight: name.replaceAll(' ', '') }
  })
  let last = { query: '', found: entries }

  return (text) => {
    const query = foldText(text)
    const words = query.split(' ')
    const tight = words.join('')
    const from = query.startsWith(last.query) ? last.found : entries
    const found =
      query === ''
        ? entries
        : from.filter(
            (entry) => words.every((word) => entry.text.includes(word)) || entry.tight.includes(tight),
          )
    last = { query, found }
    return {
      banks: query === '' ? found.slice(0, mostDrawn).map(({ bank }) => bank) : best(found, query),
      total: found.length,
    }
  }
}

/** The exact code first, then names that begin with the query, then words that do, then the rest. */
function best(found: readonly Entry[], query: string): Bank[] {
  const ranks: Bank[][] = [[], [], [], []]
  for (const { bank, name, text } of found) {
    const rank = bank.code === query ? 0 : name.startsWith(query) ? 1 : text.includes(` ${query}`) ? 2 : 3
    ranks[rank]?.push(bank)
  }
  return ranks.flat().slice(0, mostDrawn)
}
