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

/** What the transport asks a write for, and a read does not have. */
export type Write = {
  /** Makes the body. */
  body: typeof writeBody
  /** Packs a whole request, where the route takes it packed. */
  pack?: (request: BuiltRequest) => Promise<BuiltRequest>
  /** Makes the headers that only a write has. */
  headers: typeof writeHeaders
  /** What the relay's refusals mean that only a write can meet. */
  categories: Readonly<Record<string, readonly RelayErrorCode[]>>
  /** After which statuses of the service a write may or may not have happened. */
  isInconclusive: (status: number) => boolean
  /** Which earlier operation a write was held back for, which spending control it did not pass, and which of its rows were credited before. */
  readRefusal: (
    code: RelayErrorCode | null,
    body: unknown,
  ) => {
    duplicate: PossibleDuplicate | null
    limit: SpendingLimit | null
    credited: CreditedLines | null
  }
  /** What is thrown where a write may have happened. */
  toUnknownOutcome: (facts: Omit<LendingErrorFacts, 'category'>) => UnknownOutcomeError
}

/** What every write brings to the transport: an app that only reads does not load it. */
export const write: Write = {
  body: writeBody,
  headers: writeHeaders,
  categories: writeErrorCategories satisfies Partial<Record<LendingErrorCategory, readonly RelayErrorCode[]>>,
  isInconclusive: (status) => status >= 500 || inconclusive.includes(status) || status < 400,
  // `null` as well where a relay of another version tells it in another way.
  readRefusal(code, body) {
    // The cast lets a field be looked for in anything; what is found is read.
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

/** Statuses after which a write may or may not have happened, when the service itself sends them. */
const inconclusive = [408, 409, 425]
