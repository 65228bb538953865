import type { FormField } from '@onlend/hooks/forms'

/** The props that a field component of the kit gets: those of the input, and the words of the error. */
export type BoundField<Name extends string> = FormField<Name, string>['input'] & {
  readOnly: boolean
  error: string | undefined
  optional: string | undefined
}

type BindFieldParameters<Name extends string, Code extends string> = {
  field: FormField<Name, Code>
  errorText: (name: Name, code: Code) => string
  /** Words after the label of a field that may stay empty. */
  optionalText: string
}

/** Turns a field of a form hook into props for TextField, Select and their kind. */
export function bindField<Name extends string, Code extends string>({
  field,
  errorText,
  optionalText,
}: BindFieldParameters<Name, Code>): BoundField<Name> {
  const { input, required, readOnly, errorCode } = field
  return {
    ...input,
    readOnly,
    error: errorCode === null ? undefined : errorText(input.name, errorCode),
    optional: required ? undefined : optionalText,
  }
}
