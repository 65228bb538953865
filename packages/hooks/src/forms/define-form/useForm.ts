'use client'
import type { Amount } from '@onlend/core'
import type { WriteEndpoint } from '@onlend/core/internal'
import { useEffect, useMemo, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { useLending } from '../../lending/useLending.ts'
import { type AmountFormat, type AmountReadings, readAmount } from '../amount/readAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { withoutRepeated } from '../write-form/withoutRepeated.ts'
import type { FormDraft, UseWriteFormParameters, WriteData, WriteForm } from '../write-form/writeFormTypes.ts'
import type { FormDefinition } from './defineForm.ts'
import type { FormParameters } from './FormParameters.ts'

/** The options of a host as they are, and the two properties that the form's own hook makes from them. */
type UseFormOptions<E extends WriteEndpoint, Values extends Record<string, unknown>, Review, Context> = Pick<
  UseWriteFormParameters<E, Values, Review>,
  'findNamedFields'
> &
  Pick<FormParameters<Values, Review>, 'customerPartnerId' | 'stepUp' | 'onEvent' | 'onlyMissing'> & {
    channelPartnerId?: string | undefined
    /** The facts that the form's functions read besides the values: always the same properties; the hook compares each. */
    context: Context
    /** The values before the person types; read once. */
    defaultValues?: Partial<Values> | undefined
    rules?: FieldRules | undefined
    /** `false` keeps no typed value on this device. @default true */
    draft?: boolean | object | undefined
    /** The currency of the review, which the page can read after the review opened. */
    currency?: string | undefined
  }

/** The amounts of a form, which its fields hold as typed text. */
type FormAmounts<Name> = {
  /** Returns the amount that a field had when the person last left it; `readings` has the two amounts of an ambiguous text, to set one of them. */
  readAmount: (name: Name) => AmountReadings
  /** Writes an amount into a field, in the format of the locale: a quick pick, a place of a slider, one of two readings. */
  setAmount: (name: Name, amount: Amount) => void
}

/** The return value of the hook of a form; `Code` adds mistakes that no field of the definition finds. */
export type FormOf<Form, Code extends string = never> =
  Form extends FormDefinition<infer E, infer Values, infer Own, infer Review, infer _Context>
    ? WriteForm<Values, Own | Code, Review, WriteData<E>> &
        FormAmounts<WriteForm<Values, Own, Review, unknown>['fields'][number]>
    : never

/** Stands in for the format of a form without amounts. */
const noFormat: AmountFormat = { digits: 0, locale: undefined }

/** Runs a form: its fields and their checks, the review, sending once, following to the end, and coming back after a reload. */
export function useForm<
  E extends WriteEndpoint,
  Values extends Record<string, unknown>,
  Code extends string,
  Review,
  Context extends object & { format?: AmountFormat },
>(
  form: FormDefinition<E, Values, Code, Review, Context>,
  options: UseFormOptions<E, Values, Review, Context>,
): WriteForm<Values, Code, Review, WriteData<E>> &
  FormAmounts<WriteForm<Values, Code, Review, unknown>['fields'][number]> {
  const { stepUp, findNamedFields, onEvent, draft = true, currency, onlyMissing = false } = options
  const lending = useLending()
  const { owner } = form.operation.endpoint
  // A list that a host makes at each render makes a new context, without harm.
  // oxlint-disable-next-line react/exhaustive-deps
  const context = useMemo(() => options.context, Object.values(options.context))
  const { format = noFormat } = context
  const rules = useMemo(() => form.toRules(options.rules ?? {}, context), [form, options.rules, context])
  const [defaults] = useState<Values>(() => ({ ...form.empty, ...options.defaultValues }))
  const schema = useMemo(() => form.toSchema(context), [form, context])
  const layout = useMemo(() => (values: Values) => form.toLayout(values, context), [form, context])
  const isRight = useMemo(
    () => (name: string, value: unknown) => form.isRight(name, value, context),
    [form, context],
  )
  const written = useWriteForm<E, Values, Code, Review>({
    ...{ operation: form.operation, defaults, schema, layout, isRight, rules, stepUp, onEvent, onlyMissing },
    ownerId: owner && (options[owner] ?? lending[owner]),
    toReview: (input, values) => form.toReview(input, values, context),
    describe: (name) => form.describe(name, context),
    tidy: (name, typed) => form.tidy(name, typed, context),
    draft: draft === false ? null : keepMissing(form.toDraft(context), onlyMissing ? defaults : {}),
    leaveOut: withoutRepeated,
    ...(findNamedFields && { findNamedFields }),
  })
  const { values, review, getValue, set } = written
  // The cast follows the field: an amount is typed text.
  const write = (name: (typeof written.fields)[number], text: string) => set(name, text as never)
  const formatBefore = useRef(format)
  useEffect(() => {
    const before = formatBefore.current
    formatBefore.current = format
    if (before.locale === format.locale) return
    // Typed amounts keep their value when the language changes: `1,250` typed in English stays over one thousand in French, not one and a quarter.
    for (const name of form.toAmounts(values)) {
      const { amount } = readAmount(String(getValue(name)), before)
      // An unreadable text stays for the person to see.
      if (amount !== null) write(name, writeAmount(amount, format))
    }
    // The effect reads the fields when the language changes, not at each key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format])
  return {
    ...written,
    review: currency !== undefined && hasNoCurrency(review) ? { ...review, currency } : review,
    readAmount: (name) => readAmount(String(get(values, name) ?? ''), format),
    setAmount: (name, amount) => write(name, writeAmount(amount, format)),
  }
}

/** Leaves the given values out of a draft: an older draft must not change a value that the form does not ask for. */
function keepMissing<Name extends string>(
  draft: FormDraft<Name> | null,
  given: object,
): FormDraft<Name> | null {
  return draft && { ...draft, keep: draft.keep.filter((name) => !get(given, name)) }
}

function hasNoCurrency<Review>(review: Review): review is Review & { currency: null } {
  return typeof review === 'object' && review !== null && 'currency' in review && review.currency === null
}
