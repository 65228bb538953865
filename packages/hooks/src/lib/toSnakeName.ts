/** The service's way of writing a name: `firstName` is `first_name`. */
export type SnakeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeName<Rest>}`
  : ''

/** Writes a name of a form's field as the service does: `firstName` as `first_name`. */
export function toSnakeName<Name extends string>(name: Name): SnakeName<Name> {
  // The cast gives the name the type that the call makes.
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as SnakeName<Name>
}
