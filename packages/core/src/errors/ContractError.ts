import { LendingError, type LendingErrorFacts } from './LendingError.ts'

type ContractErrorFacts = Omit<LendingErrorFacts, 'category'> & {
  /** The path in the body, such as `data.customers.3.id`. */
  path: string
  problem: string
}

/**
 * The service's answer breaks the API document; names the field, never its value.
 *
 * @example
 * if (isLendingError(error) && error.category === 'contract') report(error.endpoint, error.requestId)
 */
export class ContractError extends LendingError {
  override readonly name: string = 'ContractError'
  readonly path: string

  constructor({ path, problem, ...facts }: ContractErrorFacts) {
    const place = path === '' ? 'the body' : `the field ${path}`
    super(`${facts.endpoint} answered outside its contract: ${place} is unusable (${problem}).`, {
      ...facts,
      category: 'contract',
    })
    this.path = path
  }
}
