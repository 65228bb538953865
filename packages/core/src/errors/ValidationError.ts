import { LendingError } from './LendingError.ts'

type ValidationErrorFacts = {
  endpoint: string
  /** The problem of each field, by its path, such as `payments.0.amount`. */
  fieldErrors: Readonly<Record<string, string>>
  operationId?: string | null
}

/**
 * The client did not send the call, since its input is invalid. The error names the fields, never their values.
 *
 * @example
 * if (isLendingError(error) && error.category === 'validation') showAtFields(error.fieldErrors)
 */
export class ValidationError extends LendingError {
  override readonly name: string = 'ValidationError'

  constructor(facts: ValidationErrorFacts) {
    const list = Object.entries(facts.fieldErrors).map(([field, problem]) => `${field} ${problem}`)
    // A file of thousands of rows can have a problem in each.
    const more = list.length > 5 ? ` and ${list.length - 5} more` : ''
    super(`${facts.endpoint} was not sent: ${list.slice(0, 5).join('; ')}${more}.`, {
      ...facts,
      category: 'validation',
    })
  }
}
