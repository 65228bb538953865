type SetsOptions<Item, Result> = {
  /** Whether an item goes with those that a set has already. */
  joins: (set: readonly Item[], item: Item) => boolean
  /** Works through one set; the results are in the order of its items. Never rejects. */
  run: (set: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Makes what works through items in sets, one set after the other, in the order in which they came. What comes while a set is at work waits together for
 * the next one, so that many at once cost little more than one, and one alone waits for nobody.
 */
export function createSets<Item, Result>({
  joins,
  run,
}: SetsOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  const takeSet = (): Waiting<Item, Result>[] => {
    const set = waiting.splice(0, 1)
    const items = set.map(({ item }) => item)
    for (let next = waiting[0]; next && joins(items, next.item); next = waiting[0]) {
      items.push(next.item)
      set.push(next)
      waiting.shift()
    }
    return set
  }
  const work = async (): Promise<void> => {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0) {
      const set = takeSet()
      const results = await run(set.map(({ item }) => item))
      for (const [at, { resolve, reject }] of set.entries()) {
        const result = results[at]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason)
      }
    }
    isWorking = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void work()
    })
}
