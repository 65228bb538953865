/** A part of the kit's words in a language other than English that is fetched by itself; every widget belongs to one. */
export type WordGroup = 'reads' | 'forms' | 'operators' | 'bulk'

/** The groups that hold what the widgets of a group say. `reads` has what every widget says, and is here before anything is drawn. */
export const wordGroups: Readonly<Record<WordGroup, readonly WordGroup[]>> = {
  reads: ['reads'],
  forms: ['reads', 'forms'],
  operators: ['reads', 'operators'],
  // An import has the documents and reviews of a form, and a reconciliation the cases of the inbox.
  bulk: ['reads', 'forms', 'operators', 'bulk'],
}
