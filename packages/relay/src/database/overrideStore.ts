type Method = (...parameters: never[]) => unknown
type Count<M> = M extends Method ? Required<Parameters<M>>['length'] : never

/** The fault of a method that takes fewer parameters than the store's: it cannot pass the missing ones on. */
type DropsParameter<Name> = { 'a method drops a parameter that the store takes': Name }

/** Holds each override to the parameters of the method in whose place it stands. A function with fewer would compile, and lose the others unnoticed. */
type Whole<Store, Overrides> = {
  [Name in keyof Overrides & keyof Store]: [Count<Store[Name]>] extends [Count<Overrides[Name]>]
    ? unknown
    : DropsParameter<Name>
}

/**
 * Returns a store, or a module's part of one, in which some methods are others. Everything else is the store's own, read at each call, on the store itself.
 * Declare the overrides as a constant that `satisfies Partial<...>` of the store, so that the compiler knows what each of them takes.
 */
export function overrideStore<Store extends object, Overrides extends Partial<Store>>(
  store: Store,
  overrides: Overrides & Whole<Store, Overrides>,
): Store & Overrides {
  // The cast: the store has every member that is not overridden.
  return new Proxy(store, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name) as unknown
      const own: unknown = Reflect.get(target, name)
      return typeof own === 'function' ? (own.bind(target) as unknown) : own
    },
  }) as Store & Overrides
}
