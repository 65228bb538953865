'use client'
import type { WriteEndpoint } from '@onlend/core/internal'
import type { LendingEvent } from '@onlend/core/client'
import { useMemo, useState, useEffect, useRef } from 'react'
import { type AmountFormat, readAmount } from '../amount/readAmount.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import type { UseWriteFormParameters, WriteData, WriteForm } from '../write-form/writeFormTypes.ts'
import type { FormDefinition } from './defineForm.ts'
import { writeAmount } from '../amount/writeAmount.ts'

type UseFormOptions<E extends WriteEndpoint, Values extends Record<string, unknown>, Review, Context> = Pick<
  UseWriteFormParameters<E, Values, Review>,
  'ownerId' | 'stepUp' | 'leaveOut' | 'findNamedFields'
> & {
  /** The facts that the form's functions read besides the values: always the same properties; the hook compares each. */
  context: Context
  /** The values before the person types; read once. */
  defaultValues?: Partial<Values> | undefined
  rules?: FieldRules | undefined
  onEvent?: ((event: LendingEvent) => void) | undefined
  /** Keeps the typed values on this device. */
  keepsDraft: boolean
}

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
): WriteForm<Values, Code, Review, WriteData<E>> {
  const { ownerId, stepUp, leaveOut, findNamedFields, onEvent, keepsDraft } = options
  // A list that a host makes at each render makes a new context, without harm.
  // oxlint-disable-next-line react/exhaustive-deps
  const context = useMemo(() => options.context, Object.values(options.context))
  const rules = useMemo(() => form.toRules(options.rules ?? {}, context), [form, options.rules, context])
  const [defaults] = useState<Values>(() => ({ ...form.empty, ...options.defaultValues }))
  const schema = useMemo(() => form.toSchema(context), [form, context])
  const layout = useMemo(() => (values: Values) => form.toLayout(values, context), [form, context])
  const isRight = useMemo(
    () => (name: string, value: unknown) => form.isRight(name, value, context),
    [form, context],
  )
  const written = useWriteForm<E, Values, Code, Review>({
    ...{ operation: form.operation, ownerId, defaults, schema, layout, isRight, rules, stepUp, onEvent },
    toReview: (input, values) => form.toReview(input, values, context),
    describe: (name) => form.describe(name, context),
    tidy: (name, typed) => form.tidy(name, typed, context),
    draft: keepsDraft ? form.toDraft(context) : null,
    ...(leaveOut && { leaveOut }),
    ...(findNamedFields && { findNamedFields }),
  })
  useRewrittenAmounts(context.format ?? noFormat, {
    read: () =>
      form.toAmounts(written.values).map((name) => ({ name, text: String(written.getValue(name)) })),
    // The cast follows the field: an amount is typed text.
    write: (name, text) => written.set(name, text as never),
  })
  return written
}

/** The fields of a form that hold amounts as typed text. */
type AmountFields<Name extends string> = {
  /** The text of each field, by its name. */
  read: () => readonly { name: Name; text: string }[]
  write: (name: Name, text: string) => void
}

/**
 * Keeps the value of typed amounts when the language changes: `1,250` typed in English stays over one thousand in French, not one and
 * a quarter. The hook reads the text in the old format and writes it in the new one; an unreadable text stays for the person to see.
 */
function useRewrittenAmounts<Name extends string>(
  format: AmountFormat,
  { read, write }: AmountFields<Name>,
): void {
  const written = useRef(format)
  useEffect(() => {
    const before = written.current
    written.current = format
    if (before.locale === format.locale) return
    for (const { name, text } of read()) {
      const { amount } = readAmount(text, before)
      if (amount !== null) write(name, writeAmount(amount, format))
    }
    // The effect reads the fields when the language changes, not at each key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format])
}
