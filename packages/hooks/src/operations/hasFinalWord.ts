const withoutEvent: ReadonlySet<string> = new Set([
  'requestDrawdown',
  'createBusiness',
  'registerCustomer',
  'submitCreditAssessment',
])

/**
 * Whether the service reports later how a kind of write ended. For the others its answer is the last word, and nobody is told more
 * (Partner API, Events). A kind that this version does not know is taken to have one: that claims the least.
 */
export function hasFinalWord(kind: string): boolean {
  return !withoutEvent.has(kind)
}
