/** The place before a page: the row of this moment and id. */
type Place = { receivedAt: number; id: string }

type ReadVisiblePageOptions<T> = {
  limit: number
  read: (page: { limit: number; after: Place | undefined }) => Promise<readonly T[]>
  placeOf: (one: T) => Place
  isShown: (one: T) => Promise<boolean>
}

/**
 * A full page of the rows that a person may see: reads on past the hidden ones, since a short page tells a reader that nothing follows.
 *
 * @throws RelayRefusal when the host cannot say which rows the person may see.
 */
export async function readVisiblePage<T>(
  from: Place | undefined,
  { limit, read, placeOf, isShown }: ReadVisiblePageOptions<T>,
): Promise<T[]> {
  const shown: T[] = []
  let after = from
  for (;;) {
    const page = await read({ limit, after })
    const answers = await Promise.all(page.map(isShown))
    shown.push(...page.filter((_one, at) => answers[at]))
    const last = page.at(-1)
    if (shown.length >= limit || page.length < limit || !last) return shown.slice(0, limit)
    after = placeOf(last)
  }
}
