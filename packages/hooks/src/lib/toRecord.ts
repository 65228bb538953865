/** A record with a value for each of these names. */
export function toRecord<Name extends string, Value>(
  names: readonly Name[],
  get: (name: Name) => Value,
): Record<Name, Value> {
  // The cast holds: every name has its value.
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<Name, Value>
}
