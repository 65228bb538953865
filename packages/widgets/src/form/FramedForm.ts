import type { LendingError, Operation, PossibleDuplicate } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type {
  FormField,
  FormFieldError,
  FormStep,
  SentWrite,
  WriteFormActions,
  WriteOutcome,
} from '@onlend/hooks/forms'

/** What a frame needs of a form hook: its place, its fields and what has become of it. */
export type FramedForm<Name extends string, Code extends string, Review> = {
  kind: WriteName
  customerPartnerId: string | null
  step: FormStep
  page: number
  pageCount: number
  field: (name: Name) => FormField<Name, Code>
  errors: readonly FormFieldError<Name, Code>[]
  submitCount: number
  review: Review | null
  outcome: WriteOutcome | null
  error: LendingError | null
  operation: Operation | null
  operationId: string | null
  sent: SentWrite | null
  earlier: Operation | null
  repeated: PossibleDuplicate['rows']
  others: number
  isPending: boolean
  /** A press of the main button waits for the rest of the form. */
  isStarting?: boolean
  resumed: boolean
  draftRestored: boolean
  discardDraft: () => void
  refusedField: { id: string } | null
  actions: WriteFormActions
}
