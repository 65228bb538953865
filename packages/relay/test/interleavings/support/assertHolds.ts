/** Ends an interleaving with the sentence that did not hold. */
export function assertHolds(holds: boolean, sentence: string, facts: unknown = null): void {
  if (!holds) throw new Error(`${sentence}\n${JSON.stringify(facts)}`)
}
