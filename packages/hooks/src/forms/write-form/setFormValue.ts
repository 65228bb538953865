import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

type ValueSetter<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setValue'>

/** Puts a value into the field of this name, where names and values come from rules, drafts or elements and not from code. */
export function setFormValue<Values extends FieldValues>(
  { setValue }: ValueSetter<Values>,
  name: string,
  value: unknown,
  options: { shouldDirty?: boolean; shouldValidate?: boolean } = {},
): void {
  // The casts hold for the name of a field with a value of its shape; a name of no field changes nothing that is sent.
  const path = name as FieldPath<Values>
  setValue(path, value as FieldPathValue<Values, typeof path>, options)
}
