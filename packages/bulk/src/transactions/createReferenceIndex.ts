/** What an index is made of, to be handed to another thread. */
export type ReferenceSlots = {
  /** Places of rows, one more than each; 0 where nothing stood, -1 where something has left. */
  slots: Int32Array<ArrayBuffer>
  /** How many of the slots are not 0. */
  used: number
  factor: number
  /** Rows of references that stand more than once. */
  lists: readonly (readonly number[])[]
}

/** Which rows have which reference. */
export type ReferenceIndex = {
  /** The row that had the reference alone until now, if one had. */
  add: (reference: string, id: number) => number | null
  remove: (reference: string, id: number) => void
  /** The rows of a reference, in the order of the file. */
  find: (reference: string) => readonly number[]
  /** Another row of the same reference: of the first the second, of all others the first. */
  findOther: (reference: string, id: number) => number | null
  /** Whether no reference stands more than once. */
  isUnique: () => boolean
  take: () => ReferenceSlots
}

const left = -1

/**
 * An index of the rows that `kept` says, or of none. It holds the places of rows and asks for their references: a map of a hundred thousand texts
 * would cost more than all that is checked.
 */
export function createReferenceIndex(
  getReference: (id: number) => string,
  { size = 0, kept }: { size?: number; kept?: ReferenceSlots | undefined } = {},
): ReferenceIndex {
  // At most half of it is used, so that a place is found in two looks.
  let slots = kept?.slots ?? new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, size * 2))))
  let used = kept?.used ?? 0
  // By chance: no file can be made whose references all meet in one place.
  const factor = kept?.factor ?? Math.floor(Math.random() * 2 ** 30) * 4 + 5
  // Few references stand in more than one row: only those have a list.
  const lists = new Map<string, number[]>()
  for (const list of kept?.lists ?? []) lists.set(getReference(list[0] ?? 0), [...list])

  const start = (reference: string): number => {
    let hash = 0
    for (let at = 0; at < reference.length; at += 1)
      hash = Math.imul(hash ^ reference.charCodeAt(at), factor) ^ (hash >>> 15)
    hash = Math.imul(hash ^ (hash >>> 16), factor)
    return (hash ^ (hash >>> 13)) & (slots.length - 1)
  }
  /** The slot of a reference, or the free one where it would stand. */
  const find = (reference: string): number => {
    let at = start(reference)
    for (let slot = slots[at] ?? 0; slot !== 0; slot = slots[at] ?? 0) {
      if (slot !== left && getReference(slot - 1) === reference) return at
      at = (at + 1) & (slots.length - 1)
    }
    return at
  }
  const put = (at: number, id: number): void => {
    if (slots[at] === 0) used += 1
    slots[at] = id + 1
    if (used * 2 <= slots.length) return
    const old = slots
    slots = new Int32Array(old.length * 2)
    used = 0
    for (const slot of old) {
      if (slot <= 0) continue
      slots[find(getReference(slot - 1))] = slot
      used += 1
    }
  }

  return {
    add: (reference, id) => {
      const at = find(reference)
      const known = (slots[at] ?? 0) - 1
      if (known < 0) {
        put(at, id)
        return null
      }
      const list = lists.get(reference)
      const rows = list ?? [known]
      const last = rows.at(-1) ?? -1
      rows.push(id)
      // Row after row, as a file is read, they are in order.
      if (id < last) rows.sort((one, other) => one - other)
      slots[at] = (rows[0] ?? id) + 1
      if (list !== undefined) return null
      lists.set(reference, rows)
      return known
    },
    remove: (reference, id) => {
      const at = find(reference)
      if ((slots[at] ?? 0) <= 0) return
      const list = (lists.get(reference) ?? []).filter((one) => one !== id)
      if (list.length > 1) lists.set(reference, list)
      else lists.delete(reference)
      const [first] = list
      slots[at] = first === undefined ? left : first + 1
    },
    find: (reference) => {
      const list = lists.get(reference)
      if (list !== undefined) return list
      const only = reference === '' ? 0 : (slots[find(reference)] ?? 0)
      return only > 0 ? [only - 1] : []
    },
    findOther: (reference, id) => {
      const list = lists.get(reference)
      if (list === undefined) return null
      return (list[0] === id ? list[1] : list[0]) ?? null
    },
    isUnique: () => lists.size === 0,
    take: () => ({ slots, used, factor, lists: [...lists.values()] }),
  }
}
