import { importNamed } from '@onlend/core/internal'

/** A part of the kit that is fetched when it is first needed. */
export type Chunk<T> = {
  /** Fetches it, twice if the first try fails; all callers get the same promise while it is under way or has arrived. */
  load: () => Promise<T>
  /** Returns the part if it has arrived, without waiting. */
  peek: () => T | null
}

/**
 * Names a part that is fetched later, and what it is called in its module: `defineChunk(() => import('./Review.tsx'), 'Review')`.
 */
export function defineChunk<Module extends object, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
): Chunk<Module[Name]> {
  let loaded: Module[Name] | null = null
  let loading: Promise<Module[Name]> | null = null
  const load = async () => {
    const part = await importNamed(fetchModule, name)
    loaded = part
    return part
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
