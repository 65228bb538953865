/** Which rows have which reference. */
type ReferenceIndex = {
  add: (reference: string, id: number) => void
  remove: (reference: string, id: number) => void
  /** The rows of a reference, in the order of the file. */
  find: (reference: string) => readonly number[]
  /** Another row of the same reference: of the first the second, of all others the first. */
  findOther: (reference: string, id: number) => number | null
  /** References that more than one row has. */
  repeated: () => Iterable<readonly number[]>
}

/** An index of no rows. */
export function createReferenceIndex(): ReferenceIndex {
  const first = new Map<string, number>()
  // Few references stand in more than one row: only those have a list.
  const lists = new Map<string, number[]>()
  return {
    add: (reference, id) => {
      const known = first.get(reference)
      if (known === undefined) {
        first.set(reference, id)
        return
      }
      const list = lists.get(reference) ?? [known]
      const last = list.at(-1) ?? -1
      list.push(id)
      // Row after row, as a file is read, they are in order.
      if (id < last) list.sort((left, right) => left - right)
      lists.set(reference, list)
      first.set(reference, list[0] ?? id)
    },
    remove: (reference, id) => {
      const list = (lists.get(reference) ?? []).filter((one) => one !== id)
      if (list.length > 1) lists.set(reference, list)
      else lists.delete(reference)
      const [left] = list
      if (left === undefined) first.delete(reference)
      else first.set(reference, left)
    },
    find: (reference) => {
      const only = first.get(reference)
      return lists.get(reference) ?? (only === undefined ? [] : [only])
    },
    findOther: (reference, id) => {
      const list = lists.get(reference)
      if (list === undefined) return null
      return (list[0] === id ? list[1] : list[0]) ?? null
    },
    repeated: () => lists.values(),
  }
}
