import type { CreditedLines } from '../relay/models/CreditedLines.ts'
import type { PossibleDuplicate } from '../relay/models/PossibleDuplicate.ts'
import type { SpendingLimit } from '../relay/models/SpendingLimit.ts'
import { LendingError, type LendingErrorFacts } from './LendingError.ts'

type ApiErrorFacts = Omit<LendingErrorFacts, 'category'> &
  Required<Pick<LendingErrorFacts, 'category' | 'status'>> & {
    duplicate?: PossibleDuplicate | null
    limit?: SpendingLimit | null
    credited?: CreditedLines | null
  }

/**
 * The service or the relay answered with a refusal.
 *
 * @example
 * if (error instanceof ApiError && error.duplicate !== null) confirmDuplicate(error.duplicate.operation)
 */
export class ApiError extends LendingError {
  override readonly name: string = 'ApiError'
  /** Beside `possible_duplicate`: the earlier operation, and the rows that repeat. The property is not enumerable, so that no log takes it along. */
  declare readonly duplicate: PossibleDuplicate | null

  /** Beside `limit_exceeded` and `destination_held`: the spending control, its limit and used part, and the time to ask again. */
  declare readonly limit: SpendingLimit | null

  /** Beside `line_credited`: the positions, from 0, of the rows whose statement line has been credited before. Empty beside every other code. */
  declare readonly creditedRows: readonly number[]

  /** Beside `line_credited`: ids of the operations that have credited these lines, or possibly have. Empty beside every other code. */
  declare readonly creditedBy: readonly string[]

  constructor({ duplicate = null, limit = null, credited = null, ...facts }: ApiErrorFacts) {
    const who = facts.code ? `the relay (${facts.code})` : 'the service'
    super(`${facts.endpoint} was refused by ${who} with status ${facts.status}.`, facts)
    Object.defineProperty(this, 'duplicate', { value: duplicate })
    Object.defineProperty(this, 'limit', { value: limit })
    Object.defineProperty(this, 'creditedRows', { value: credited?.rows ?? [] })
    Object.defineProperty(this, 'creditedBy', { value: credited?.operations ?? [] })
  }
}
