/** What one request puts into a page. */
export type PageParts = {
  /** Texts for `%NAME%`; none of them can become markup. */
  values: Readonly<Record<string, string>>
  /** Markup for the end of the head. */
  head?: string
  /** Markup in the place of `<!--app-->`. */
  app?: string
  /** Markup in the place of `<!--data-->`. */
  data?: string
}
