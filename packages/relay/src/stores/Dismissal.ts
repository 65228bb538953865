import type { Owner } from '../identity/Owner.ts'

/** That an operator closed something in the inbox because it is about nothing here. */
export type Dismissal = {
  by: string
  /** Milliseconds since 1970. */
  at: number
  reason: string
}

/** What an operator closes. */
export type DismissalOptions = Dismissal & {
  environment: Owner['environment']
  /** Of the event, or of the webhook in which no settlement event was found. */
  id: string
}
