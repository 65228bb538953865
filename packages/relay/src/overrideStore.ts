import type { RelayStore } from './RelayStore.ts'

type Method = (...parameters: never[]) => unknown
type Count<M> = M extends Method ? Required<Parameters<M>>['length'] : never

/** What is wrong with a method that takes fewer parameters than the store's: what it does not take, it cannot pass on. */
type DropsParameter<Name> = { 'a method drops a parameter that the store takes': Name }

/** Holds each override to the parameters of the method in whose place it stands. A function with fewer would compile, and lose the others unnoticed. */
type Whole<Overrides> = {
  [Name in keyof Overrides & keyof RelayStore]: [Count<RelayStore[Name]>] extends [Count<Overrides[Name]>]
    ? unknown
    : DropsParameter<Name>
}

/**
 * Returns a store in which some methods are others. Everything else is the store's own, read at each call, on the store itself. Declare the overrides
 * as a constant that `satisfies Partial<RelayStore>`, so that the compiler knows what each of them takes.
 */
export function overrideStore<Overrides extends Partial<RelayStore>>(
  store: RelayStore,
  overrides: Overrides & Whole<Overrides>,
): RelayStore & Overrides {
  // The cast: what is not overridden is found on the store.
  return new Proxy(store, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name) as unknown
      const own: unknown = Reflect.get(target, name)
      return typeof own === 'function' ? (own.bind(target) as unknown) : own
    },
  }) as RelayStore & Overrides
}
