import { LendingError, type LendingErrorFacts } from './LendingError.ts'

type NoRelayErrorFacts = Omit<LendingErrorFacts, 'category'> & Required<Pick<LendingErrorFacts, 'status'>>

/**
 * Something answered that is not the relay, such as a gateway, a wrong `relayUrl` or a forgotten proxy rule: what it says, whatever its
 * status, is no fact about money. Its category is `server` for a status of 500 or more, else `no_relay`. A write that met it has an
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
