import { type FieldErrors, get } from 'react-hook-form'

/** The codes under a field: its own, or those of each field of a list, in their order. */
export function errorCodes(errors: FieldErrors, name: string): { name: string; code: string }[] {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null) return []
  if ('message' in found && typeof found.message === 'string') return [{ name, code: found.message }]
  return Object.keys(found).flatMap((key) => (key === 'ref' ? [] : errorCodes(errors, `${name}.${key}`)))
}
