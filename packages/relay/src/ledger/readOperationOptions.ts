/** Fills in the defaults of the ledger. */
export function readOperationOptions(options: OperationOptions = {}): Required<OperationOptions> {
  return {
    duplicateWindow: 600_000,
    staleAfter: 86_400_000,
    answerRetention: 86_400_000,
    fourEyes: false,
    ...options,
  }
}

/** The options of the ledger. */
export type OperationOptions = {
  /** Milliseconds for which an earlier write holds back a possible duplicate; one with an unknown outcome always does. 0 turns both off. @default 600000 */
  duplicateWindow?: number
  /** Milliseconds without news after which an accepted write counts as stale. @default 86400000 */
  staleAfter?: number
  /** Milliseconds for which the ledger keeps the body of an answer for a repeated key; the outcome stays for good. @default 86400000 */
  answerRetention?: number
  /** Two operators resolve an operation: the second confirms what the first proposed, and is never the same person. @default false */
  fourEyes?: boolean
}
