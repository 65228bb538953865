import { foldText } from './foldText.ts'

/** What a record is found by: its name, all else that it may be found by, and the code that alone says which one it is. */
export type SearchedRecord = { name: string; text?: string; code?: string }

type Entry<Item> = { item: Item; name: string; text: string; tight: string; code: string | undefined }

/**
 * Prepares records for searching by words in any order. The texts are folded once, and a query that only grew searches the last result,
 * so that 10,000 records stay quick at every key.
 */
export function createRecordSearch<Item>(
  items: readonly Item[],
  describe: (item: Item) => SearchedRecord,
): (query: string) => readonly Item[] {
  let prepared: Entry<Item>[] | null = null
  let last: { query: string; found: Entry<Item>[] } | null = null

  return (typed) => {
    const query = foldText(typed)
    if (query === '') return items
    prepared ??= items.map((item) => {
      const { name: label, text = '', code } = describe(item)
      const name = foldText(label)
      return {
        item,
        name,
        text: ` ${name} ${code ?? ''} ${foldText(text)}`,
        tight: name.replaceAll(' ', ''),
        code,
      }
    })
    const words = query.split(' ').map(withoutTrunkZero)
    const tight = query.replaceAll(' ', '')
    const from = last && query.startsWith(last.query) ? last.found : prepared
    const found = from.filter(
      (entry) => words.every((word) => entry.text.includes(word)) || entry.tight.includes(tight),
    )
    last = { query, found }
    return rank(found, query)
  }
}

/** A phone number is looked for without its leading zero, so that `0803 123` finds `+234 803 123`. */
function withoutTrunkZero(word: string): string {
  return word.replace(/^0+(?=\d{3,}$)/, '')
}

/** The exact code first, then names that begin with the query, then words that do, then the rest. */
function rank<Item>(found: readonly Entry<Item>[], query: string): Item[] {
  const ranks: Item[][] = [[], [], [], []]
  for (const { item, name, text, code } of found) {
    const at = code === query ? 0 : name.startsWith(query) ? 1 : text.includes(` ${query}`) ? 2 : 3
    ranks[at]?.push(item)
  }
  return ranks.flat()
}
