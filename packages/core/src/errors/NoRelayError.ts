import { LendingError, type LendingErrorFacts } from './LendingError.ts'

type NoRelayErrorFacts = Omit<LendingErrorFacts, 'category'> & Required<Pick<LendingErrorFacts, 'status'>>

/**
 * Another program than the relay answered, as with a gateway, a wrong `relayUrl` or a forgotten proxy rule: its answer, with any status,
 * proves nothing about money. The category is `server` for a status of 500 or more, else `no_relay`. A write with such an answer has an
 * unknown outcome, with this error as `cause`.
 *
 * @example
 * if (isLendingError(error) && error.category === 'no_relay') checkRelayUrl()
 */
export class NoRelayError extends LendingError {
  override readonly name: string = 'NoRelayError'

  constructor(facts: NoRelayErrorFacts) {
    super(
      `${facts.endpoint} was answered with status ${facts.status} by something that is not the relay. Check relayUrl.`,
      { ...facts, category: (facts.status ?? 0) >= 500 ? 'server' : 'no_relay' },
    )
  }
}
