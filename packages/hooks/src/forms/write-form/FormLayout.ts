/** Which fields a form shows for what has been filled in so far. A list, such as instalments, is named once. */
export type FormLayout<Name extends string = string> = {
  /** The fields by page, in the order in which a person meets them. */
  pages: readonly (readonly Name[])[]
  /** Those that may stay empty. */
  optional: readonly Name[]
}
