import { type SnakeName, toSnakeName } from './toSnakeName.ts'

/** The fields of a form under the names that the service has for them, where these differ in their writing alone. */
export function toSnakeNames<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields & string as SnakeName<Name>]: Fields[Name] } {
  const named = Object.entries(fields).map(([name, value]) => [toSnakeName(name), value])
  // The cast says of the names what the line above does.
  return Object.fromEntries(named) as never
}
