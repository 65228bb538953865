import type { FieldValues } from 'react-hook-form'

/** Copies the values of the fields, also a value with parts: the library changes its own objects in place. */
export function copyValues<Values extends FieldValues>(values: Values): Values {
  const copied = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    value?.constructor === Object ? { ...value } : value,
  ])
  // The cast says that a copy has the shape of the original.
  return Object.fromEntries(copied) as Values
}
