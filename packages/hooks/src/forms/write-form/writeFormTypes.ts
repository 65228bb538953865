import type { LendingError, Operation, PossibleDuplicate } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { EndpointInput, EndpointOutput, WriteEndpoint, WriteName } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldDescription, FieldInput, FieldKind, FieldPlace } from '../define-form/FieldDefinition.ts'
import type { FieldRules, FormLayout } from './FormLayout.ts'
import type { SentWrite, WriteOutcome } from './WriteOutcome.ts'
import type { withoutRepeated } from './withoutRepeated.ts'

/**
 * `details`: the person fills in the fields, also after a refusal. `review`: the person reads the write and confirms; the review stays open during the
 * send and when nothing left (`offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere`, `notSent`). `outcome`: the write left.
 */
export type FormStep = 'details' | 'review' | 'outcome'

/** Spread `input` on a native, uncontrolled input, select or textarea. */
export type FormField<Name extends string, Code extends string> = FieldPlace & {
  kind: FieldKind
  input: FieldInput & {
    name: Name
    /** Stable for the life of the form; the error summary links to it. */
    id: string
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void
    /** The value of a text. */
    defaultValue?: string
    /** The value of a tick. */
    defaultChecked?: boolean
    onChange: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
    onBlur: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
  }
  /** The values on offer of a choice. */
  choices: readonly string[]
  required: boolean
  /** The host or the tenant locks the value. */
  readOnly: boolean
  errorCode: Code | null
}

/** One entry of the error summary, in the order of the fields. */
export type FormFieldError<Name extends string, Code extends string> = { field: Name; id: string; code: Code }

/** The actions of a person; only `confirm`, `confirmDuplicate`, `sendOthers` and `sendAgainSameKey` send. */
export type WriteFormActions = {
  /** Opens the next page, or the review on the last one. Fits a form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => Promise<boolean>
  /** Opens the page before and keeps every value. */
  back: () => void
  /** Checks every page and opens the review, or shows the first page with an error. */
  review: (event?: { preventDefault?: () => void }) => Promise<boolean>
  /** Goes from the review back to the fields and keeps every value. */
  edit: () => void
  /** Goes from the fields or the review to an earlier page, counted from 0, and keeps every value. */
  goTo: (page: number) => void
  /** Sends the write once, also after several calls. */
  confirm: () => Promise<void>
  /**
   * Sends a possible duplicate with the same key and names the earlier operation that the person saw; the relay asks again about a newer one. Only in
   * `possibleDuplicate`.
   */
  confirmDuplicate: () => Promise<void>
  /** Sends only the rows that no earlier operation has, under a new key. Only where `others` is not 0. */
  sendOthers: () => Promise<void>
  /** Reads the operation again; never sends. */
  checkAgain: () => Promise<void>
  /** Sends again with the same key. Only in `notReceived`: the relay has no record. */
  sendAgainSameKey: () => Promise<void>
  /** Empties the form for another write. Does nothing during a send. */
  startOver: () => void
}

/** The return value of every form hook: plain values, prop getters and codes. */
export type WriteForm<Values extends FieldValues, Code extends string, Review, Data> = {
  /** The endpoint's name. */
  kind: WriteName
  /** The business of the write, for `useActingFor`; `null` for a channel partner's own write. */
  customerPartnerId: string | null
  step: FormStep
  /** The current page, counted from 0. */
  page: number
  pageCount: number
  /** The values of the fields when the person last left one; `useWatch({ control })` follows every key. */
  values: Values
  /** The fields of this page, in order. */
  fields: readonly FieldPath<Values>[]
  /** The fields of every page. */
  pages: readonly (readonly FieldPath<Values>[])[]
  field: (name: FieldPath<Values>) => FormField<FieldPath<Values>, Code>
  /** Sets a field from a control that is no input: a picker, a slider. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** Returns the value of a field at this moment. */
  getValue: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>
  /** The entries of the error summary of this page after a failed try, in the order of the fields. */
  errors: readonly FormFieldError<FieldPath<Values>, Code>[]
  /** The number of tries to go on; move the focus to the summary when the number changes and `errors` is not empty. */
  submitCount: number
  focusField: (name: FieldPath<Values>) => void
  /** The field that the lender's words name after a refusal: the form shows its page, and its code is `REFUSED` until the person changes the field. */
  refusedField: { name: FieldPath<Values>; id: string } | null

  /** The review, once it has opened; `null` after a reload, when only `operation` describes the write. */
  review: Review | null
  outcome: WriteOutcome | null
  /** The error of a write that was refused, is unknown or did not leave. */
  error: LendingError | null
  /** The relay's record, which decides the outcome of the write. */
  operation: Operation | null
  operationId: string | null
  /** The write that left this device, for a page that cannot read the relay's record; `null` before a write left. */
  sent: SentWrite | null
  /** The earlier operation that equals this write, or that has rows of it. */
  earlier: Operation | null
  /** The rows of this set that an earlier operation has. */
  repeated: PossibleDuplicate['rows']
  /** The number of rows of this set that no earlier operation has; 0 unless some were sent before. */
  others: number
  /** The service's answer, while this page remembers it. */
  data: Data | null
  /** `true` between `confirm` and an answer: keep the dialog open and the page from closing. */
  isPending: boolean
  /** The form resumed a write from before a reload. */
  resumed: boolean

  /** The form asks only for the missing values, until the review opens: `fields` leaves the others out. */
  asksMissing: boolean

  draftRestored: boolean
  discardDraft: () => void

  actions: WriteFormActions
  /** The control for `useWatch`, `useFieldArray`, and hosts that add fields. */
  control: Control<Values, unknown, unknown>
}

/** The parameters that a form gives to the engine. */
export type UseWriteFormParameters<E extends WriteEndpoint, Values extends FieldValues, Review> = {
  operation: OperationDefinition<E>
  /** The customer or channel partner of the write. */
  ownerId: string | null
  /** The values of the fields before the person types; read once. */
  defaults: Values
  /**
   * The schema that reads the values; its output is the endpoint's body, its messages are codes. A wrong value in a hidden field counts as
   * empty. The schema must keep its identity between renders.
   */
  schema: z.ZodMiniType<EndpointInput<E>, unknown>
  layout: (values: Values) => FormLayout<FieldPath<Values>>
  /** Whether a value is right for a field; must keep its identity between renders. @default any value will do */
  isRight?: (name: FieldPath<Values>, value: unknown) => boolean
  rules?: FieldRules | undefined
  /** Asks only for the fields without a valid default value, and opens the review when there is none; read once. @default false */
  onlyMissing?: boolean | undefined
  /** Makes the review that a person confirms from the body to send; `null` opens no review. Can read from the server first. */
  toReview: (body: EndpointInput<E>, values: Values) => Review | null | Promise<Review | null>
  /** Returns the kind of a field, the attributes of its input, and the values of a choice. @default a text without attributes */
  describe?: (name: FieldPath<Values>) => FieldDescription | undefined
  /** Rewrites a text when the person leaves the field: groups an amount. */
  tidy?: (name: FieldPath<Values>, typed: string) => string
  /** The fields that a draft keeps on this device; no personal identifiers unless the host asked for it. `null` keeps nothing. */
  draft: FormDraft<FieldPath<Values>> | null
  /** The host's own check before the send, such as a one-time code: `false` stops the send. */
  stepUp?: ((intent: Review & { operationId: string }) => Promise<boolean>) | undefined
  onEvent?: ((event: LendingEvent) => void) | undefined
  /** Finds the fields that the lender's words of a refusal name, the likeliest first; the form opens the first one that it shows. */
  findNamedFields?: (serviceMessage: string) => readonly FieldPath<Values>[]
  /** `withoutRepeated`, for a set: offers the rows that no earlier operation has. */
  leaveOut?: typeof withoutRepeated
}

/** The values of a form that outlive the tab. */
export type FormDraft<Name extends string> = {
  /** The version of the draft; another number forgets older drafts. */
  version: number
  keep: readonly Name[]
  /** The kept fields that a person chooses and does not type: alone they make no draft. */
  choices?: readonly Name[]
}

/** The service's answer to the endpoint. */
export type WriteData<E extends WriteEndpoint> = EndpointOutput<E>
