/** One thing in a brand that is not as it should be. */
export type BrandProblem = {
  /** `error`: the brand is refused, or a part of it is left out. `warning`: the kit works round it. */
  severity: 'error' | 'warning'
  /** Where it stands in the file, such as `theme.tokens.colorPrimary`; empty for the whole file. */
  path: string
  reason: string
  /** What to do. */
  remedy: string
}
