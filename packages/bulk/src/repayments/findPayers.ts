import type { MatchIndex } from './createMatchIndex.ts'
import { namePair } from './namePair.ts'
import type { LineText } from './readLineText.ts'
import type { RepaymentMatchReason } from './RepaymentProposal.ts'

/** The possible payers of a line. */
export type FoundPayers = {
  /** Places of clients, each once; several where clients share a name or a phone. */
  clients: readonly number[]
  /** The reasons for these clients; empty without a client. */
  reasons: readonly Extract<RepaymentMatchReason, 'name' | 'phone' | 'rule'>[]
}

/** A name of more clients than this identifies no one. */
const most = 100

/** The clients that a line names: by a remembered rule, by phone, by two words of the name in any order; the surest way that finds one counts. */
export function findPayers(text: LineText, index: MatchIndex, ruled: number | null): FoundPayers {
  const named = findByName(text, index)
  if (ruled !== null)
    return { clients: [ruled], reasons: named.includes(ruled) ? ['name', 'rule'] : ['rule'] }
  const phoned = [...new Set(text.phones.flatMap((phone) => index.byPhone.get(phone)))]
  const both = phoned.filter((client) => named.includes(client))
  if (both.length > 0) return { clients: both, reasons: ['name', 'phone'] }
  if (phoned.length > 0 && phoned.length <= most) return { clients: phoned, reasons: ['phone'] }
  return { clients: named, reasons: named.length > 0 ? ['name'] : [] }
}

/** The clients with the most words of their name in the line; whole names before parts of longer ones. */
function findByName({ tokens }: LineText, index: MatchIndex): readonly number[] {
  const numbers: number[] = []
  for (const word of tokens) {
    const number = index.nameWords.get(word)
    if (number !== undefined && !numbers.includes(number)) numbers.push(number)
    if (numbers.length === 12) break
  }
  numbers.sort((one, other) => one - other)
  const hits = new Map<number, number>()
  for (let at = 0; at < numbers.length; at++) {
    const one = numbers[at] ?? 0
    for (let next = at + 1; next < numbers.length; next++)
      for (const client of index.byNamePair.get(namePair(one, numbers[next] ?? 0)))
        hits.set(client, (hits.get(client) ?? 0) + 1)
    const alone = index.bySingleName.get(one)
    if (alone.length <= 3) for (const client of alone) hits.set(client, 1)
  }
  let best = 0
  let found: number[] = []
  for (const [client, count] of hits) {
    const length = index.clients[client]?.nameLength ?? 0
    const isWhole = length === 1 || count === (length * (length - 1)) / 2
    const rank = count + (isWhole ? 1_000 : 0)
    if (rank > best) {
      best = rank
      found = [client]
    } else if (rank === best) found.push(client)
  }
  return found.length > most ? [] : found
}
