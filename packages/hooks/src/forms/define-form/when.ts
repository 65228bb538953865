/** Returns the names where the condition holds, otherwise none: `[...when(isBusiness, 'businessName', 'rcNumber')]`. */
export function when<Name extends string>(holds: boolean, ...names: readonly Name[]): readonly Name[] {
  return holds ? names : []
}
