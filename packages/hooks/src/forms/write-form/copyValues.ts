import type { FieldValues } from 'react-hook-form'

/** Copies what stands in the fields, also a value that has parts: the library changes its own in place. */
export function copyValues<Values extends FieldValues>(values: Values): Values {
  const copied = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    value?.constructor === Object ? { ...value } : value,
  ])
  // The cast says that a copy has the shape of what was copied.
  return Object.fromEntries(copied) as Values
}
