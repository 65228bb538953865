/** One accessibility fault, and the element that has it. */
export type Finding = {
  /** axe's rule, or one of the kit's own: `sideways-scroll`, `out-of-sight`, `text-cut`, `text-collides`, `colour-alone`. */
  rule: string
  /** The element, as a person would look for it. */
  where: string
  what: string
}
