/** A list, or a function that returns it as it is now: secrets that are changed while the process runs. */
export type Changing<Item> = readonly Item[] | (() => readonly Item[] | Promise<readonly Item[]>)

/**
 * Returns what gives what is made of a list. Of a plain list it is made once and at once, so that what is wrong with it shows at creation; of
 * a function, whenever it returns another list, and what is wrong then rejects.
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
