/** A public name of this year, where it stood, and where it stands now. */
export type ExportRename = {
  /** The entry that exported it, such as `@onlend/hooks`. */
  entry: string
  name: string
  newEntry: string
  newName: string
}

/** What had no one name to take its place, or takes more than a name: a person has to read what to do. */
export type GoneName = { entry: string; name: string; advice: string }

/** A name inside of what a public name takes or returns. Dots lead into objects: `inline.repay`, `review.amount`. */
export type MemberRename = {
  /** `prop` of a component, `option` of a hook or function, or `result`: what a hook returns. */
  kind: 'prop' | 'option' | 'result'
  /** The package that exports the owner, from whichever of its entries. */
  from: string
  /** The component or hook, by its name of today. */
  of: string
  name: string
  newName: string
}
