import { LendingError, type LendingErrorFacts } from './LendingError.ts'

/**
 * A write was sent and no trustworthy answer came back: it may have happened. Look at the operation; do not send it again.
 *
 * @example
 * if (isLendingError(error) && error.category === 'unknown_outcome') checkOperation(error.operationId)
 */
export class UnknownOutcomeError extends LendingError {
  override readonly name: string = 'UnknownOutcomeError'

  constructor(facts: Omit<LendingErrorFacts, 'category'>) {
    super(
      `${facts.endpoint} was sent but its outcome is not known. Do not send it again; read operation ${facts.operationId ?? '(no id)'} instead.`,
      { ...facts, category: 'unknown_outcome' },
    )
  }
}
