/** A list, or a function that returns it as it is now: secrets that are changed while the process runs. */
export type Changing<Item> = readonly Item[] | (() => readonly Item[] | Promise<readonly Item[]>)

/**
 * Returns a reader of the value that `make` builds from a list. `make` runs once and at once for a plain list, so that an invalid list throws at
 * creation. For a function it runs whenever that returns another list, and an invalid list then rejects.
 */
export function createListReader<Item, Made>(
  source: Changing<Item>,
  make: (list: readonly Item[]) => Made,
): () => Made | Promise<Made> {
  if (typeof source !== 'function') {
    const made = make(source)
    return () => made
  }
  let last: { text: string; made: Made } | null = null
  return async () => {
    const list = await source()
    const text = JSON.stringify(list)
    if (last?.text !== text) last = { text, made: make(list) }
    return last.made
  }
}
