type ArrangeRowsParameters = {
  /** How many rows there are. */
  total: number
  /** What a search and filters left; `null`: everything. */
  found: Uint32Array | null
  /** All rows as sorted; `null`: as they came. */
  order: Uint32Array | null
}

/** The rows that are left, in the order that was asked for, as indices; `null`: all rows as they came. */
export function arrangeRows({ total, found, order }: ArrangeRowsParameters): Uint32Array | null {
  if (order === null || found === null) return order ?? found
  const isFound = new Uint8Array(total)
  for (const index of found) isFound[index] = 1
  return order.filter((index) => isFound[index] === 1)
}
