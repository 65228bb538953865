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
 * `details`: being filled in, also after a refusal. `review`: read back and confirmed; it stays open while sending and where nothing
 * left (`offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere`, `notSent`). `outcome`: sent.
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
    /** For text. */
    defaultValue?: string
    /** For a tick. */
    defaultChecked?: boolean
    onChange: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
    onBlur: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
  }
  /** For a choice: the values on offer. */
  choices: readonly string[]
  required: boolean
  /** Fixed by the host or the tenant. */
  readOnly: boolean
  errorCode: Code | null
}

/** One entry of the error summary, in the order of the fields. */
export type FormFieldError<Name extends string, Code extends string> = { field: Name; id: string; code: Code }

/** What a person may do; only `confirm` and its two siblings send anything. */
export type WriteFormActions = {
  /** The next page, or the review on the last one. Fits a form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => Promise<boolean>
  /** The page before, with every value kept. */
  back: () => void
  /** Checks every page and opens the review, or shows the first page with an error. */
  review: (event?: { preventDefault?: () => void }) => Promise<boolean>
  /** From the review back to the fields with every value kept. */
  edit: () => void
  /** To a page that was filled in before, counted from 0, from the fields or the review, with every value kept. */
  goTo: (page: number) => void
  /** Sends, once, however often it is called. */
  confirm: () => Promise<void>
  /** Sends it all the same, with the same key, and says which earlier one was seen; a newer one is asked about again. Only in `possibleDuplicate`. */
  confirmDuplicate: () => Promise<void>
  /** Sends the rows that were not sent before, and no others, under a key of their own. Only where `others` is not 0. */
  sendOthers: () => Promise<void>
  /** Reads the operation again; never sends. */
  checkAgain: () => Promise<void>
  /** Only in `notReceived`: the relay has no record, so the same key can be used. */
  sendAgainSameKey: () => Promise<void>
  /** An empty form for another one. Not while one is being sent. */
  startOver: () => void
}

/** What every form hook returns: plain values, prop getters and codes. */
export type WriteForm<Values extends FieldValues, Code extends string, Review, Data> = {
  /** The endpoint's name: what is asked for. */
  kind: WriteName
  /** The business that it is for, for `useActingFor`; `null` for what a channel partner does itself. */
  customerPartnerId: string | null
  step: FormStep
  /** From 0. */
  page: number
  pageCount: number
  /** What stood in the fields when one was last left; `useWatch({ control })` follows every key. */
  values: Values
  /** The fields of this page, in order. */
  fields: readonly FieldPath<Values>[]
  /** The fields of every page. */
  pages: readonly (readonly FieldPath<Values>[])[]
  field: (name: FieldPath<Values>) => FormField<FieldPath<Values>, Code>
  /** Fills in a field by something that is no input: a picker, a slider. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** What stands in a field at this moment. */
  getValue: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>
  /** After a failed try: what to list in the summary of this page, in the order of the fields. */
  errors: readonly FormFieldError<FieldPath<Values>, Code>[]
  /** Grows with each try to go on; move the focus to the summary when it changes and `errors` is not empty. */
  submitCount: number
  focusField: (name: FieldPath<Values>) => void
  /** The field that the lender's words name, after a refusal: its page is the one on show, its code is `REFUSED` until it is changed. */
  refusedField: { name: FieldPath<Values>; id: string } | null

  /** Set once a review has opened, unless the page was reloaded since: then `operation` says what is known. */
  review: Review | null
  outcome: WriteOutcome | null
  /** Why it was refused, is unknown, or was not sent. */
  error: LendingError | null
  /** The relay's record: the truth about this write. */
  operation: Operation | null
  operationId: string | null
  /** What left this device, to show while the relay's record cannot be read; `null` while nothing did. */
  sent: SentWrite | null
  /** The earlier one that this one equals, or that has rows of it. */
  earlier: Operation | null
  /** The rows of this set that were sent before. */
  repeated: PossibleDuplicate['rows']
  /** How many rows of this set were not sent before, where others were. */
  others: number
  /** What the service answered, while this page remembers it. */
  data: Data | null
  /** Between `confirm` and an answer: keep the dialog open and the page from closing. */
  isPending: boolean
  /** This flow was picked up from before a reload. */
  resumed: boolean

  draftRestored: boolean
  discardDraft: () => void

  actions: WriteFormActions
  /** For `useWatch`, `useFieldArray`, and hosts that add fields of their own. */
  control: Control<Values, unknown, unknown>
}

/** What a form says of itself to the engine. */
export type UseWriteFormParameters<E extends WriteEndpoint, Values extends FieldValues, Review> = {
  operation: OperationDefinition<E>
  /** The customer or channel partner it is for. */
  ownerId: string | null
  /** What stands in the fields before the person types; read once. */
  defaults: Values
  /**
   * Reads the values; its output is the endpoint's body, its messages are codes. A field that is not shown and is wrong counts as not
   * filled in. Must keep its identity between renders.
   */
  schema: z.ZodMiniType<EndpointInput<E>, unknown>
  layout: (values: Values) => FormLayout<FieldPath<Values>>
  /** Whether a field could be sent with a value; must keep its identity between renders. @default any value will do */
  isRight?: (name: FieldPath<Values>, value: unknown) => boolean
  rules?: FieldRules | undefined
  /** What a person reads before confirming, made of the body that is sent; `null` where that cannot be done. May read from the server first. */
  toReview: (body: EndpointInput<E>, values: Values) => Review | null | Promise<Review | null>
  /** The kind of a field, the attributes of its input, and the values of a choice. @default a text without attributes */
  describe?: (name: FieldPath<Values>) => FieldDescription | undefined
  /** What a field is rewritten to when it is left: an amount, grouped. */
  tidy?: (name: FieldPath<Values>, typed: string) => string
  /** What may be kept on this device; no personal identifiers unless the host asked for it. `null` keeps nothing. */
  draft: FormDraft<FieldPath<Values>> | null
  /** A host's own check before sending, such as a one-time code: `false` stops it. */
  stepUp?: ((intent: Review & { operationId: string }) => Promise<boolean>) | undefined
  onEvent?: ((event: LendingEvent) => void) | undefined
  /** The fields that the lender's words of a refusal name, the likeliest first; the first of them that is shown is opened. */
  findNamedFields?: (serviceMessage: string) => readonly FieldPath<Values>[]
  /** For a set: `withoutRepeated`, which offers the rows that were not sent before by themselves. */
  leaveOut?: typeof withoutRepeated
}

/** Which values of a form outlive the tab. */
export type FormDraft<Name extends string> = {
  /** Another version forgets what was kept before. */
  version: number
  keep: readonly Name[]
  /** Kept, but not typed: alone they make no draft. */
  choices?: readonly Name[]
}

/** What the service answers to the endpoint. */
export type WriteData<E extends WriteEndpoint> = EndpointOutput<E>
