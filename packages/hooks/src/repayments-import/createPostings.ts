/** What stands under a key: one value as it is, a list from the second on. Past a hundred no more are kept, and then the key says nothing. */
export type Postings<Key, Value> = {
  add: (key: Key, value: Value) => void
  has: (key: Key) => boolean
  /** Empty where none stands there, or too many. */
  get: (key: Key) => readonly Value[]
}

const most = 100
const none: readonly never[] = []

/** Makes an index whose keys mostly have one value each: tens of thousands of lists of one would cost more than the matching. */
export function createPostings<Key, Value extends object | number>(): Postings<Key, Value> {
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
