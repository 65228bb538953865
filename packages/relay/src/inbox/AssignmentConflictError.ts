/**
 * A person assigned a settlement event to an operation of another kind, partner, amount or account than the event names. Nothing was written.
 *
 * @example
 * if (error instanceof AssignmentConflictError) askForForce()
 */
export class AssignmentConflictError extends Error {
  override name = 'AssignmentConflictError'

  constructor() {
    super(
      'The settlement event tells another kind, partner, amount or account than the operation has: choose another one, or pass force',
    )
  }
}
