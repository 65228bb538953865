/** A part of the kit's words in a language other than English that is fetched by itself; every widget belongs to one. */
export type WordGroup = 'reads' | 'forms' | 'operators' | 'bulk' | 'brand'

/** The groups of words, by the widgets that use them. `reads` has the words of every widget, and is here before the first render. */
export const wordGroups: Readonly<Record<WordGroup, readonly WordGroup[]>> = {
  reads: ['reads'],
  forms: ['reads', 'forms'],
  operators: ['reads', 'operators'],
  // An import has the documents and reviews of a form, and a reconciliation the cases of the inbox.
  bulk: ['reads', 'forms', 'operators', 'bulk'],
  brand: ['brand'],
}
