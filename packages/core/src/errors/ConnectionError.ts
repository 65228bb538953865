import { LendingError, type LendingErrorFacts } from './LendingError.ts'

const sentences = {
  network: 'did not reach the service. Try again',
  timeout: 'got no answer in time. Try again',
  offline: 'was not sent: this device is offline',
} as const

type ConnectionErrorFacts = Omit<LendingErrorFacts, 'category'> & { category: keyof typeof sentences }

/**
 * A read that got no answer, or a write that was never sent.
 *
 * @example
 * if (isLendingError(error) && error.category === 'offline') showOffline()
 */
export class ConnectionError extends LendingError {
  override readonly name: string = 'ConnectionError'

  constructor(facts: ConnectionErrorFacts) {
    super(`${facts.endpoint} ${sentences[facts.category]}.`, facts)
  }
}
