/** Which fields a form shows for what has been filled in so far. A list, such as instalments, is named once. */
export type FormLayout<Name extends string = string> = {
  /** The fields by page, in the order in which a person meets them. */
  pages: readonly (readonly Name[])[]
  /** Those that may stay empty. */
  optional: readonly Name[]
}

/** What a host or a tenant decides about one field of a form. */
export type FieldRule = {
  /** Not drawn. A field that must be filled in is not hidden unless it begins with a value that can be sent, so that a person never gets stuck. */
  hidden?: boolean
  /** Drawn, keeps its value. */
  readOnly?: boolean
  /** Must be filled in although the service would do without. */
  required?: boolean
  /** Smaller comes first within its page; fields without one keep their place. */
  order?: number
  /** Stands in the field before the person types. */
  defaultValue?: string
}

/** Rules by the name of the field. */
export type FieldRules<Name extends string = string> = Readonly<Partial<Record<Name, FieldRule>>>
