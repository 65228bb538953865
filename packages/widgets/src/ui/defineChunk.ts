/** A part of the kit that is fetched when it is first needed. */
export type Chunk<T> = {
  /** Fetches it, twice if the first try fails; the same promise for everybody while it is under way or has arrived. */
  load: () => Promise<T>
  /** What has arrived, without waiting. */
  peek: () => T | null
}

/** Names a part that is fetched later: `defineChunk(() => import('./Review.tsx').then(({ Review }) => Review))`. */
export function defineChunk<T>(fetchPart: () => Promise<T>): Chunk<T> {
  let loaded: T | null = null
  let loading: Promise<T> | null = null
  const load = async () => {
    // A weak link loses files: the second try usually succeeds.
    loaded = await fetchPart().catch(fetchPart)
    return loaded
  }
  return {
    peek: () => loaded,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}
