/** Keys whose words are rightly the same as in English, by language: names, and words that both languages have. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  fr: [],
  ha: [],
  ig: [],
  pt: [],
  sw: [],
  yo: [],
}
