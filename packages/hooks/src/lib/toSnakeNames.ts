import { type SnakeName, toSnakeName } from './toSnakeName.ts'

/** Renames the fields of a form to the service's names, where the two differ only in their spelling. */
export function toSnakeNames<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields & string as SnakeName<Name>]: Fields[Name] } {
  const named = Object.entries(fields).map(([name, value]) => [toSnakeName(name), value])
  // The cast gives the names the type that the line above makes.
  return Object.fromEntries(named) as never
}
