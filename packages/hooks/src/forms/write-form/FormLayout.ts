/** The fields that a form shows for the values so far. A list, such as instalments, is named once. */
export type FormLayout<Name extends string = string> = {
  /** The fields by page, in the order of the form. */
  pages: readonly (readonly Name[])[]
  /** The fields that a person can leave empty. */
  optional: readonly Name[]
}

/** The rule of a host or a tenant for one field of a form. */
export type FieldRule = {
  /** Hides the field. The form still shows a required field that has no valid default value: without it a person could not go on. */
  hidden?: boolean
  /** Shows the field and locks its value. */
  readOnly?: boolean
  /** Requires a value although the service does not. */
  required?: boolean
  /** Sorts the field within its page, the smallest number first; a field without `order` keeps its place. */
  order?: number
  /** The value of the field before the person types. */
  defaultValue?: string
}

/** Rules by the name of the field. */
export type FieldRules<Name extends string = string> = Readonly<Partial<Record<Name, FieldRule>>>
