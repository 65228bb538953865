import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'
import type { RelayErrorCode } from '../error-codes/relayErrors.ts'
import { writeErrorCategories } from '../error-codes/writeErrorCategories.ts'
import type { LendingErrorFacts } from '../errors/LendingError.ts'
import { UnknownOutcomeError } from '../errors/UnknownOutcomeError.ts'
import { CreditedLines } from '../relay/models/CreditedLines.ts'
import { PossibleDuplicate } from '../relay/models/PossibleDuplicate.ts'
import { SpendingLimit } from '../relay/models/SpendingLimit.ts'
import type { BuiltRequest } from './buildRequest.ts'
import { writeBody } from './writeBody.ts'
import { writeHeaders } from './writeHeaders.ts'

/** The functions and tables that the transport needs for a write only. */
export type Write = {
  /** Makes the body. */
  body: typeof writeBody
  /** Packs a whole request, for a route that takes packed bodies. */
  pack?: (request: BuiltRequest) => Promise<BuiltRequest>
  /** Makes the headers that only a write has. */
  headers: typeof writeHeaders
  /** The categories of the relay's refusals that only a write can meet. */
  categories: Readonly<Record<string, readonly RelayErrorCode[]>>
  /** Whether a status of the service leaves open if the write happened. */
  isInconclusive: (status: number) => boolean
  /** Reads the reason of a refusal: the earlier operation, the spending control, or the rows that were credited before. */
  readRefusal: (
    code: RelayErrorCode | null,
    body: unknown,
  ) => {
    duplicate: PossibleDuplicate | null
    limit: SpendingLimit | null
    credited: CreditedLines | null
  }
  /** Makes the error for a write that may have happened. */
  toUnknownOutcome: (facts: Omit<LendingErrorFacts, 'category'>) => UnknownOutcomeError
}

/** The part of the transport for writes: an app that only reads does not load it. */
export const write: Write = {
  body: writeBody,
  headers: writeHeaders,
  categories: writeErrorCategories satisfies Partial<Record<LendingErrorCategory, readonly RelayErrorCode[]>>,
  isInconclusive: (status) => status >= 500 || inconclusive.includes(status) || status < 400,
  // A field is also `null` when a relay of another version reports it in another form.
  readRefusal(code, body) {
    // The cast allows the look-up of a field in any body; `safeParse` checks its value.
    const { data } = (body ?? {}) as { data?: unknown }
    const isLimit = code === 'limit_exceeded' || code === 'destination_held'
    return {
      duplicate: code === 'possible_duplicate' ? (PossibleDuplicate.safeParse(data).data ?? null) : null,
      limit: isLimit ? (SpendingLimit.safeParse(data).data ?? null) : null,
      credited: code === 'line_credited' ? (CreditedLines.safeParse(data).data ?? null) : null,
    }
  },
  toUnknownOutcome: (facts) => new UnknownOutcomeError(facts),
}

/** Statuses of the service itself that leave open if the write happened. */
const inconclusive = [408, 409, 425]
