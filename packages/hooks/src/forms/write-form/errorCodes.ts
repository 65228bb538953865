import { type FieldErrors, type FieldPath, type FieldValues, get } from 'react-hook-form'

type ErrorCode<Values extends FieldValues, Code extends string> = { field: FieldPath<Values>; code: Code }

/** The codes under a field: its own, or those of each field of a list, in their order. */
export function errorCodes<Values extends FieldValues, Code extends string>(
  errors: FieldErrors,
  name: string,
): ErrorCode<Values, Code>[] {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null) return []
  // The cast follows the schema: its paths are names of fields, and every message is one of the codes.
  if ('message' in found && typeof found.message === 'string')
    return [{ field: name, code: found.message } as ErrorCode<Values, Code>]
  return Object.keys(found).flatMap((key) =>
    key === 'ref' ? [] : errorCodes<Values, Code>(errors, `${name}.${key}`),
  )
}
