/** Gives these names where something holds, none otherwise: `[...when(isBusiness, 'businessName', 'rcNumber')]`. */
export function when<Name extends string>(holds: boolean, ...names: readonly Name[]): readonly Name[] {
  return holds ? names : []
}
