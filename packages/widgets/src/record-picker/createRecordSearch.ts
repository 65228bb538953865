import { foldText } from './foldText.ts'

/** The texts by which a search finds a record: its name, further text, and the code that identifies it. */
export type SearchedRecord = { name: string; text?: string; code?: string }

/** The texts of the item at a place of its list, folded. */
type Entry = { at: number; name: string; text: string; tight: string; code: string | undefined }

/** The folded texts of a list, for as long as there is that list: opening a picker again folds nothing. */
const folded = new WeakMap<readonly unknown[], { describe: unknown; entries: readonly Entry[] }>()

/**
 * Prepares records for searching by words in any order. The texts of a list are folded once, for all its pickers that `describe` it alike, and
 * a query that only grew searches the last result, so that 10,000 records stay quick at every key.
 */
export function createRecordSearch<Item>(
  items: readonly Item[],
  describe: (item: Item) => SearchedRecord,
): (query: string) => readonly Item[] {
  let last: { query: string; words: readonly string[]; found: readonly Entry[] } | null = null

  return (typed) => {
    const query = foldText(typed)
    if (query === '') return items
    const words = query.split(' ').map(withoutTrunkZero)
    const tight = query.replaceAll(' ', '')
    // `024` asks for its zero, which `0244` no longer does.
    const isNarrower =
      last !== null &&
      query.startsWith(last.query) &&
      last.words.every((asked) => words.some((word) => word.includes(asked)))
    const from = last && isNarrower ? last.found : foldOnce(items, describe)
    const found = from.filter(
      (entry) => words.every((word) => entry.text.includes(word)) || entry.tight.includes(tight),
    )
    last = { query, words, found }
    return rank(found, query).map(({ at }) => items[at] as Item) // an entry is of this list
  }
}

function foldOnce<Item>(items: readonly Item[], describe: (item: Item) => SearchedRecord): readonly Entry[] {
  const known = folded.get(items)
  if (known?.describe === describe) return known.entries
  const entries = items.map((item, at) => {
    const { name: label, text = '', code } = describe(item)
    const name = foldText(label)
    return {
      ...{ at, name, code },
      text: ` ${name} ${code ?? ''} ${foldText(text)}`,
      tight: name.replaceAll(' ', ''),
    }
  })
  folded.set(items, { describe, entries })
  return entries
}

/** A phone number is looked for without its leading zero, so that `0803 123` finds `+234 803 123`. */
function withoutTrunkZero(word: string): string {
  return word.replace(/^0+(?=\d{3,}$)/, '')
}

/** The exact code first, then names that begin with the query, then words that do, then the rest. */
function rank(found: readonly Entry[], query: string): Entry[] {
  const ranks: Entry[][] = [[], [], [], []]
  for (const entry of found) {
    const { name, text, code } = entry
    const at = code === query ? 0 : name.startsWith(query) ? 1 : text.includes(` ${query}`) ? 2 : 3
    ranks[at]?.push(entry)
  }
  return ranks.flat()
}
