/** The service's way of writing a name: `firstName` is `first_name`. */
export type SnakeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeName<Rest>}`
  : ''

/** The fields of a form under the names that the service has for them, where these differ in their writing alone. */
export function toSnakeNames<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields & string as SnakeName<Name>]: Fields[Name] } {
  const named = Object.entries(fields).map(([name, value]) => [
    name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    value,
  ])
  // The cast says of the names what the line above does.
  return Object.fromEntries(named) as never
}
