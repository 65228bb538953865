import type { FieldPlace } from './FieldDefinition.ts'

/** Gives several fields the same place: `...place({ group: 'home' }, { street: text(), city: text() })`. */
export function place<Fields extends Readonly<Record<string, object>>>(
  where: FieldPlace,
  fields: Fields,
): Fields {
  const placed = Object.entries(fields).map(([name, field]) => [name, { ...field, ...where }])
  // The cast: the fields are the same but for their place.
  return Object.fromEntries(placed) as Fields
}
