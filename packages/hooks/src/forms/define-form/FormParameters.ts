import type { LendingEvent } from '@onlend/core/client'
import type { FieldRules } from '../write-form/FormLayout.ts'

/** The options of every form for a business. */
export type FormParameters<Values, Review> = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The values before the person types. */
  defaultValues?: Partial<Values>
  /** Hides, locks, requires, orders or prefills fields. */
  rules?: FieldRules<keyof Values & string>
  /** The host's own check before the send, such as a one-time code: `false` stops the send. */
  stepUp?: (intent: Review & { operationId: string }) => Promise<boolean>
  onEvent?: (event: LendingEvent) => void
}
