import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

type ValueSetter<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setValue'>

/** Sets the value of a field whose name comes from rules, drafts or elements and not from code. */
export function setFormValue<Values extends FieldValues>(
  { setValue }: ValueSetter<Values>,
  name: string,
  value: unknown,
  options: { shouldDirty?: boolean; shouldValidate?: boolean } = {},
): void {
  // The casts hold for the name of a field with a value of its shape; a name of no field does not change the body.
  const path = name as FieldPath<Values>
  setValue(path, value as FieldPathValue<Values, typeof path>, options)
}
