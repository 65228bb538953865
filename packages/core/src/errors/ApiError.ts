import { LendingError, type LendingErrorFacts } from './LendingError.ts'

type ApiErrorFacts = Omit<LendingErrorFacts, 'category'> &
  Required<Pick<LendingErrorFacts, 'category' | 'status'>>

/** The service or the relay answered, and the answer was no. */
export class ApiError extends LendingError {
  override readonly name: string = 'ApiError'

  constructor(facts: ApiErrorFacts) {
    const who = facts.code ? `the relay (${facts.code})` : 'the service'
    super(`${facts.endpoint} was refused by ${who} with status ${facts.status}.`, facts)
  }
}
