import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'
import type { RelayErrorCode } from '../error-codes/relayErrors.ts'
import type { Operation } from '../relay/models/Operation.ts'
import { docsAddress } from './docsAddress.ts'

/** The facts of a failed call, without secrets and typed values. */
export type LendingErrorFacts = {
  category: LendingErrorCategory
  /** The endpoint's name, such as `withdraw`. */
  endpoint: string
  status?: number | null
  /** The relay's code; `null` when the service refused. */
  code?: RelayErrorCode | null
  /** The id to quote to support. */
  requestId?: string | null
  /** The service's own words, to show and never to branch on. */
  serviceMessage?: string | null
  /** The problem of each field, by its path. */
  fieldErrors?: Readonly<Record<string, string>>
  operationId?: string | null
  /** Milliseconds the service asked to wait. */
  retryAfter?: number | null
  /** The operation's state, if a refusal of the relay names it; beside `operation_forgotten` its final state. */
  lastState?: Operation['state'] | null
  cause?: unknown
}

/** The page of errors, with a heading for each code and each category. */
const errorPage = `${docsAddress}/reference/errors/`

/** The default facts of a failure. */
const unknownFacts = {
  status: null,
  code: null,
  requestId: null,
  serviceMessage: null,
  fieldErrors: {},
  operationId: null,
  retryAfter: null,
  lastState: null,
}

/** Marks the class across bundles that each hold a copy of it. */
const mark: unique symbol = Symbol.for('onlend.error')

/**
 * Every failure of a call. Recognise it with `isLendingError` and switch on `category`, `status` or `code`, never on the text.
 *
 * @example
 * if (isLendingError(error) && error.retryable) offerRetry()
 */
export class LendingError extends Error {
  readonly [mark] = true
  /** The name as text, because a bundler shortens the names of classes. */
  override readonly name: string = 'LendingError'
  // Declared and not initialised: the constructor sets them all at once.
  declare readonly category: LendingErrorCategory
  declare readonly endpoint: string
  declare readonly status: number | null
  declare readonly code: RelayErrorCode | null
  declare readonly requestId: string | null
  declare readonly serviceMessage: string | null
  declare readonly fieldErrors: Readonly<Record<string, string>>
  declare readonly operationId: string | null
  declare readonly retryAfter: number | null
  declare readonly lastState: Operation['state'] | null

  constructor(message: string, { cause, ...facts }: LendingErrorFacts) {
    super(
      `${message} See ${errorPage}#${facts.code ?? facts.category}`,
      cause === undefined ? undefined : { cause },
    )
    Object.assign(this, unknownFacts, facts)
  }

  /** Whether a caller can repeat the same call. Never true if the service may have carried out a write. */
  get retryable(): boolean {
    if (this.category === 'rejected') return this.status === 429
    return ['network', 'timeout', 'offline', 'server'].includes(this.category)
  }
}
