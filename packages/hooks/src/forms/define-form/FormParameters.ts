import type { LendingEvent } from '@onlend/core/client'
import type { FieldRules } from '../write-form/FormLayout.ts'

/** The options of every form for a business. */
export type FormParameters<Values, Review> = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** The values before the person types. */
  defaultValues?: Partial<Values> | undefined
  /**
   * Asks only for the fields that have no valid value in `defaultValues` or `rules`, and opens the review by itself when none is left. The person
   * still confirms, and "Change something" shows every field; read once.
   * @default false
   */
  onlyMissing?: boolean | undefined
  /** Hides, locks, requires, orders or prefills fields. */
  rules?: FieldRules<keyof Values & string> | undefined
  /** The host's own check before the send, such as a one-time code: `false` stops the send. */
  stepUp?: ((intent: Review & { operationId: string }) => Promise<boolean>) | undefined
  /** Receives the events of the form's operation, its outcome and the event stream, for logs and analytics. */
  onEvent?: ((event: LendingEvent) => void) | undefined
}
