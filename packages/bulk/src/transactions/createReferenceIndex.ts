/** The rows of each reference. */
export type ReferenceIndex = {
  /** Adds a row; returns the row that had the reference alone until now. */
  add: (reference: string, id: number) => number | null
  remove: (reference: string, id: number) => void
  /** The rows of a reference, in the order of the file. */
  find: (reference: string) => readonly number[]
  /** Another row of the same reference: for the first row the second, for all others the first. */
  findOther: (reference: string, id: number) => number | null
  /** Whether each reference has one row. */
  isUnique: () => boolean
}

/** Makes an index without rows. Most references have one row: only the others have a list. */
export function createReferenceIndex(): ReferenceIndex {
  const rows = new Map<string, number | number[]>()
  let repeated = 0
  const find = (reference: string): readonly number[] => {
    const known = rows.get(reference)
    return known === undefined ? [] : typeof known === 'number' ? [known] : known
  }
  return {
    add: (reference, id) => {
      const known = rows.get(reference)
      if (known === undefined) rows.set(reference, id)
      else if (typeof known === 'number')
        rows.set(
          reference,
          [known, id].sort((one, other) => one - other),
        )
      else known.splice(known.findLastIndex((one) => one < id) + 1, 0, id)
      if (typeof known !== 'number') return null
      repeated += 1
      return known
    },
    remove: (reference, id) => {
      const left = find(reference).filter((one) => one !== id)
      if (left.length === 1 && typeof rows.get(reference) !== 'number') repeated -= 1
      const [first] = left
      if (first === undefined) rows.delete(reference)
      else rows.set(reference, left.length === 1 ? first : left)
    },
    find,
    findOther: (reference, id) => {
      const known = rows.get(reference)
      if (known === undefined || typeof known === 'number') return null
      return (known[0] === id ? known[1] : known[0]) ?? null
    },
    isUnique: () => repeated === 0,
  }
}
