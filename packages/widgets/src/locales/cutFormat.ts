/** The order of the plural forms of a sentence in `CutWords`: that which always exists comes first, and the last ones may be left out. */
export const pluralForms = ['other', 'one', 'few', 'many', 'two', 'zero'] as const

/** Names an English catalogue by all of its keys, so that words which were cut for another version of it are not found. */
export function catalogueId(keys: readonly string[]): string {
  let id = 0
  for (const letter of keys.join()) id = (id * 31 + letter.charCodeAt(0)) % 1_679_616
  return id.toString(36)
}
