import { foldText } from '@onlend/core/internal'
import { exactUnits, type ExactUnits } from './exactUnits.ts'
import { IndexedLoan } from './IndexedLoan.ts'
import { namePair } from './namePair.ts'
import { plainAmount } from './plainAmount.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import type { LineText } from './readLineText.ts'
import type { IncomingLine } from './StatementLine.ts'

export type IndexedClient = {
  /** The words of the name that some line contains, by number, ascending. */
  name: readonly number[]
  /** The number of all words of the name. */
  nameLength: number
  /** The loans that are not fully paid. */
  loans: readonly IndexedLoan[]
}

/**
 * The lookups for a line; each costs the same, however many financings there are. Names, phones and amounts that no line contains are not in
 * it: there are many more of them than lines.
 */
export type MatchIndex = {
  units: ExactUnits
  clients: readonly IndexedClient[]
  loans: readonly IndexedLoan[]
  byReference: Postings<string, IndexedLoan>
  /** The first two characters of every reference. */
  referenceStarts: ReadonlySet<string>
  longestReference: number
  /** Loans by the amount left and by the sum due next, as `plainAmount` writes them. */
  byAmount: Postings<string, IndexedLoan>
  /** Clients by two words of their name. */
  byNamePair: Postings<number, number>
  /** Clients with a name of one word. */
  bySingleName: Postings<number, number>
  nameWords: ReadonlyMap<string, number>
  byPhone: Postings<string, number>
  byClientId: ReadonlyMap<string, number>
}

const plainText = /^[\x20-\x7e]*$/
const apostrophes = /['’`]/g

/**
 * Makes the index in steps: the caller can pause at each `yield`, which gives the progress from 0 to 1. `texts` are those of the lines, in their
 * order.
 */
export function* createMatchIndex(
  lines: readonly IncomingLine[],
  texts: readonly LineText[],
  financings: readonly OpenFinancing[],
): Generator<number, MatchIndex> {
  const units = exactUnits()
  const saidAmounts = new Set<string>()
  const saidWords = new Set<string>()
  const saidPhones = new Set<string>()
  const clients: { name: readonly number[]; nameLength: number; loans: IndexedLoan[] }[] = []
  const loans: IndexedLoan[] = []
  const byClientId = new Map<string, number>()
  const byClientName = new Map<string, number>()
  const byReference = createPostings<string, IndexedLoan>()
  const referenceStarts = new Set<string>()
  const byAmount = createPostings<string, IndexedLoan>()
  const byNamePair = createPostings<number, number>()
  const bySingleName = createPostings<number, number>()
  const nameWords = new Map<string, number>()
  const byPhone = createPostings<string, number>()
  let longestReference = 0

  for (const [place, { amount }] of lines.entries()) {
    units.show(amount)
    saidAmounts.add(plainAmount(amount))
    for (const word of texts[place]?.tokens ?? []) saidWords.add(word)
    for (const phone of texts[place]?.phones ?? []) saidPhones.add(phone)
    if (place % 64 === 63) yield 0
  }
  for (let place = 0; place < financings.length; place++) {
    const financing = financings[place]
    if (financing) addLoan(financing)
    if (place % 64 === 63) yield place / financings.length
  }
  return {
    ...{ units, clients, loans, byReference, referenceStarts, longestReference, byAmount },
    ...{ byNamePair, bySingleName, nameWords, byPhone, byClientId },
  }

  function addLoan(financing: OpenFinancing): void {
    const { reference, unpaid, due } = financing
    const plainKey = toKey(reference)
    if (unpaid !== null) units.show(unpaid)
    for (const one of due) units.show(one.unpaid)
    const client = findClient(financing)
    const loan = new IndexedLoan(financing, client, plainKey, units)
    loans.push(loan)
    if (plainKey.length >= 2) {
      const key = plainKey.replaceAll('o', '0')
      byReference.add(key, loan)
      referenceStarts.add(key.slice(0, 2))
      longestReference = Math.max(longestReference, key.length)
    }
    if (financing.isCompleted) return
    clients[client]?.loans.push(loan)
    const whole = unpaid === null ? null : plainAmount(unpaid)
    if (whole !== null && saidAmounts.has(whole)) byAmount.add(whole, loan)
    const next = due[0] ? plainAmount(due[0].unpaid) : whole
    if (next !== null && next !== whole && saidAmounts.has(next)) byAmount.add(next, loan)
  }

  function findClient({ clientId, client, phone }: OpenFinancing): number {
    // Without an id, name and phone identify a client; without a name each financing has a separate client.
    const named = clientId === null && client !== null ? `${client}\n${phone ?? ''}` : null
    const known =
      clientId === null ? (named === null ? undefined : byClientName.get(named)) : byClientId.get(clientId)
    if (known !== undefined) return known
    const place = clients.length
    if (clientId !== null) byClientId.set(clientId, place)
    else if (named !== null) byClientName.set(named, place)
    const { name, nameLength } = readName(client ?? '')
    clients.push({ name, nameLength, loans: [] })
    for (const [at, one] of name.entries())
      for (let other = at + 1; other < name.length; other++)
        byNamePair.add(namePair(one, name[other] ?? 0), place)
    const [only] = name
    if (nameLength === 1 && only !== undefined) bySingleName.add(only, place)
    const digits = phone?.replace(/\D/g, '') ?? ''
    const end = digits.slice(-9)
    if (end.length === 9 && saidPhones.has(end)) byPhone.add(end, place)
    return place
  }

  function readName(client: string): Pick<IndexedClient, 'name' | 'nameLength'> {
    const words: string[] = []
    const name: number[] = []
    for (const word of foldText(client)
      .replace(apostrophes, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (word.length < 2 || words.length === 5 || words.includes(word)) continue
      words.push(word)
      if (!saidWords.has(word)) continue
      const number = nameWords.get(word) ?? nameWords.size
      nameWords.set(word, number)
      name.push(number)
    }
    return { name: name.sort((one, other) => one - other), nameLength: words.length }
  }
}

/** The letters and digits of a reference, folded. */
function toKey(reference: string): string {
  if (plainText.test(reference)) return reference.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return foldText(reference).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The values of a key: one value as it is, a list from the second on. A key with more than a hundred returns none. */
type Postings<Key, Value> = {
  add: (key: Key, value: Value) => void
  has: (key: Key) => boolean
  /** Empty where the key has no values, or too many. */
  get: (key: Key) => readonly Value[]
}

const most = 100
const none: readonly never[] = []

/** Makes an index whose keys mostly have one value each: tens of thousands of lists of one would cost more than the matching. */
function createPostings<Key, Value extends object | number>(): Postings<Key, Value> {
  const kept = new Map<Key, Value | Value[]>()
  return {
    add(key, value) {
      const known = kept.get(key)
      if (known === undefined) kept.set(key, value)
      else if (!Array.isArray(known)) kept.set(key, [known, value])
      else if (known.length <= most) known.push(value)
    },
    has: (key) => kept.has(key),
    get(key) {
      const known = kept.get(key)
      if (known === undefined) return none
      if (!Array.isArray(known)) return [known]
      return known.length > most ? none : known
    },
  }
}
