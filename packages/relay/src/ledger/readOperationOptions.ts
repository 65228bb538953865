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

/** How the ledger behaves. */
export type OperationOptions = {
  /** Milliseconds for which a possible duplicate of an earlier write is held back, besides while that one's outcome is unknown; 0 turns both off. @default 600000 */
  duplicateWindow?: number
  /** Milliseconds without news after which an accepted write counts as stale. @default 86400000 */
  staleAfter?: number
  /** Milliseconds for which the body of an answer is kept for a repeated key; its outcome is kept for good. @default 86400000 */
  answerRetention?: number
  /** Two operators resolve an operation: the second confirms what the first proposed, and is never the same person. @default false */
  fourEyes?: boolean
}
