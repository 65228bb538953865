'use client'
import type * as z from 'zod/mini'
import type { WriteEndpoint } from '@onlend/core/internal'
import { useEffect, useId, useInsertionEffect, useMemo, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
  useWatch,
  type FieldErrors,
  get,
} from 'react-hook-form'
import { findById } from '../../lib/findById.ts'
import { createLatest } from '../../lib/createLatest.ts'
import type { FieldRules, FormLayout } from './FormLayout.ts'
import { createFieldRef, type FieldElement } from './createFieldRef.ts'
import { layoutResolver } from './layoutResolver.ts'
import { copyValues } from './copyValues.ts'
import { refusedCode } from './refusedCode.ts'
import { setFormValue } from './setFormValue.ts'
import { takeFilled } from './takeFilled.ts'
import type { FormField, FormFieldError, UseWriteFormParameters } from './writeFormTypes.ts'

const none: readonly never[] = []

type UseFormFieldsParameters<Values extends FieldValues, Body> = Pick<
  UseWriteFormParameters<WriteEndpoint, Values, unknown>,
  'layout' | 'defaults' | 'describe' | 'tidy' | 'isRight'
> & {
  schema: z.ZodMiniType<Body, unknown>
  rules: FieldRules
  /** Leaves out the fields that have a valid default value. */
  asksMissing: boolean
  page: number
  /** Receives the values of the fields each time a person leaves a field or code fills one. */
  onValues: (values: Values) => void
  isTried: () => boolean
}

type Fields<Values extends FieldValues, Code extends string, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  pages: FormLayout<FieldPath<Values>>['pages']
  field: (name: FieldPath<Values>) => FormField<FieldPath<Values>, Code>
  /** Reads the values that a program set in the inputs without an event. */
  takeFilled: () => void
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  getValue: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>
  errors: readonly FormFieldError<FieldPath<Values>, Code>[]
  focusField: (name: FieldPath<Values>) => void
  refusedField: { name: FieldPath<Values>; id: string } | null
}

/** The fields of a form: the shown ones, their drawing and their mistakes. A key renders nothing. */
export function useFormFields<Values extends FieldValues, Code extends string, Body>(
  parameters: UseFormFieldsParameters<Values, Body>,
): Fields<Values, Code, Body> {
  const { schema, layout, rules, defaults, isRight, asksMissing, page, describe, tidy, onValues, isTried } =
    parameters
  const id = useId()
  const resolver = useMemo(
    () =>
      layoutResolver<Values, Body>(schema, (values) => {
        const whole = layoutWithRules(layout(values), rules, defaults, isRight)
        const found = asksMissing ? withoutGiven(whole, rules, defaults, isRight) : whole
        const shown = new Set<string>(found.pages.flat())
        return {
          ...found,
          required: Object.keys(rules).filter((name) => rules[name]?.required && shown.has(name)),
        }
      }),
    [schema, layout, rules, defaults, isRight, asksMissing],
  )
  // The cast says that the defaults have every field, as their type does.
  const form = useForm<Values, unknown, Body>({
    defaultValues: defaults as never,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { control } = form
  const { errors } = useFormState({ control })
  // react-hook-form compares the layout by its content: a key renders only when it changes the shown fields.
  const whole = useWatch({
    control,
    compute: (values: Values) => layoutWithRules(layout(values), rules, defaults, isRight),
  })
  const asked = asksMissing ? withoutGiven(whole, rules, defaults, isRight) : whole
  const [mounted] = useState(() => new Map<FieldElement, FieldPath<Values>>())
  const [latestLayout] = useState(() => createLatest(asked))
  const focused = [...mounted].find(([element]) => element.matches(':focus'))?.[1]
  const has = ({ pages: all }: typeof asked) => focused !== undefined && all.flat().includes(focused)
  // A choice made before the script ran takes effect with the script: a field with the focus stays until the person leaves or tries it.
  const isHeld = !isTried() && has(latestLayout.get()) && !has(asked)
  const current = isHeld ? latestLayout.get() : asked
  useInsertionEffect(() => latestLayout.set(current))
  const { pages, optional } = current
  // The fields changed before the first effect, as in a server's markup: until then the library reports no values.
  const [early] = useState(() => new Set<FieldPath<Values>>())
  const [isTelling] = useState(() => createLatest(false))
  // A press from before the script is handled with the script, and must not replace the text that the person typed since.
  const [typedEarly] = useState(() => new Set<FieldPath<Values>>())
  const put = (name: FieldPath<Values>, value: unknown) => {
    setFormValue(form, name, value, { shouldDirty: true, shouldValidate: isTried() })
    if (!isTelling.get()) early.add(name)
    onValues(copyValues(form.getValues()))
  }
  // The widgets mark the fields that the person typed into after the press that they handle.
  const isTypedLast = (name: FieldPath<Values>) =>
    typedEarly.has(name) &&
    (!isTelling.get() ||
      [...mounted].some(([element, of]) => of === name && element.matches(':focus, [data-ol-typed]')))
  const leave = (name: FieldPath<Values>) => {
    const typed: unknown = form.getValues(name)
    const tidied = typeof typed === 'string' && tidy ? tidy(name, typed) : typed
    if (tidied === typed) onValues(copyValues(form.getValues()))
    else put(name, tidied)
  }
  const [latestLeave] = useState(() => createLatest(leave))
  useInsertionEffect(() => latestLeave.set(leave))
  const onTaken = (name: FieldPath<Values>, isLeft: boolean) => {
    if (!isTelling.get()) typedEarly.add(name)
    if (!isLeft) return
    if (isTelling.get()) latestLeave.get()(name)
    else early.add(name)
  }
  const [fieldRef] = useState(() => createFieldRef(form, onTaken, mounted))
  useEffect(() => {
    isTelling.set(true)
    for (const name of early) latestLeave.get()(name)
    early.clear()
    // A microtask, to run after the presses of this form's buttons: their effects ran before this one.
    queueMicrotask(() => typedEarly.clear())
  }, [early, isTelling, latestLeave, mounted, typedEarly])
  const findCode = (name: FieldPath<Values>) => {
    const own = errorCodes<Values, Code>(errors, name).find((error) => error.field === name)
    return own?.code ?? null
  }

  const refusedName = pages.flat().find((name) => findCode(name) === refusedCode)

  return {
    form,
    pages,
    refusedField: refusedName === undefined ? null : { name: refusedName, id: `${id}-${refusedName}` },
    takeFilled: () => takeFilled(form, mounted, leave),
    set: (name, value) => (isTypedLast(name) ? undefined : put(name, value)),
    getValue: (name) => form.getValues(name),
    field: (name) => {
      const registered = form.register(name)
      const value: unknown = form.getValues(name)
      const { kind = 'text', input, choices = none, group, isShort } = describe?.(name) ?? {}
      return {
        kind,
        input: {
          ...input,
          name,
          id: `${id}-${name}`,
          ref: fieldRef(name, registered.ref),
          ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') }),
          onChange: async (event) => {
            const changed = await registered.onChange(event)
            // The library checks a field again only after a try of the whole form; here a person tries one page.
            if (findCode(name) !== null) await form.trigger(name)
            return changed
          },
          onBlur: async (event) => {
            const blurred = await registered.onBlur(event)
            leave(name)
            return blurred
          },
        },
        choices,
        ...(group !== undefined && { group }),
        ...(isShort !== undefined && { isShort }),
        required: !optional.includes(name),
        readOnly: rules[name]?.readOnly === true,
        errorCode: findCode(name),
      }
    },
    errors: (pages[page] ?? []).flatMap((name) =>
      errorCodes<Values, Code>(errors, name)
        // The notice of the refusal names the field already; the summary lists the mistakes of a try to go on.
        .filter(({ code }) => code !== refusedCode)
        .map((error) => ({ ...error, id: `${id}-${error.field}` })),
    ),
    // The id, and at once: a picker that replaces an input carries only the id.
    focusField: (name) => findById(`${id}-${name}`)?.focus(),
  }
}

type ErrorCode<Values extends FieldValues, Code extends string> = { field: FieldPath<Values>; code: Code }

/** The codes of a field, or of each field of a list, in their order. */
function errorCodes<Values extends FieldValues, Code extends string>(
  errors: FieldErrors,
  name: string,
): ErrorCode<Values, Code>[] {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null) return []
  // The cast follows the schema: its paths are names of fields, and every message is one of the codes.
  if ('message' in found && typeof found.message === 'string')
    return [{ field: name, code: found.message } as ErrorCode<Values, Code>]
  return Object.keys(found).flatMap((key) =>
    key === 'ref' ? [] : errorCodes<Values, Code>(errors, `${name}.${key}`),
  )
}

/**
 * Applies a host's rules. A hidden field goes, unless it is required and has no valid default value; a required field is no longer
 * optional. The typed values do not count: a field must not disappear while a person types.
 */
function layoutWithRules<Name extends string>(
  { pages, optional }: FormLayout<Name>,
  rules: FieldRules,
  defaults: object,
  isRight: (name: Name, value: unknown) => boolean = () => true,
): FormLayout<Name> {
  const isComplete = (name: Name, value: unknown) => !isBlank(value) && isRight(name, value)
  const isShown = (name: Name) =>
    rules[name]?.hidden !== true ||
    (!optional.includes(name) && !isComplete(name, rules[name].defaultValue ?? readPath(defaults, name)))
  const place = (name: Name, index: number) => rules[name]?.order ?? index
  return {
    pages: pages.map((names) =>
      names
        .map((name, index) => ({ name, at: place(name, index) }))
        .sort((a, b) => a.at - b.at)
        .flatMap(({ name }) => (isShown(name) ? [name] : [])),
    ),
    optional: optional.filter((name) => rules[name]?.required !== true),
  }
}

/** Leaves out the fields that have a valid default value, and those that need none. */
function withoutGiven<Name extends string>(
  { pages, optional }: FormLayout<Name>,
  rules: FieldRules,
  defaults: object,
  isRight: (name: Name, value: unknown) => boolean = () => true,
): FormLayout<Name> {
  const isMissing = (name: Name) => {
    const value = rules[name]?.defaultValue ?? readPath(defaults, name)
    return isBlank(value) ? !optional.includes(name) : !isRight(name, value)
  }
  return { pages: pages.map((names) => names.filter(isMissing)), optional }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The value at a path of names and numbers, such as `bank.code`; `undefined` for a path that does not exist. */
function readPath(values: unknown, path: string): unknown {
  let found = values
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    // The cast allows any name; a missing one gives `undefined`.
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return found
}
