'use client'
import { deviceRetention, type WriteName, writeJson } from '@onlend/core/internal'
import { useCallback, useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form'
import { useLending } from '../../lending/useLending.ts'
import { useStored } from '../../lending/useStored.ts'
import type { FieldRules } from './FormLayout.ts'
import { copyValues } from './copyValues.ts'
import { setFormValue } from './setFormValue.ts'
import type { FormDraft } from './writeFormTypes.ts'

type UseFormDraftParameters<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>
  kind: WriteName
  ownerId: string | null
  defaults: Values
  draft: FormDraft<FieldPath<Values>> | null
  rules: FieldRules
  /** The page of the form, and whether the write has left; read at each save. */
  place: () => { page: number; isSent: boolean }
  onRestored: (restored: { values: Values; page: number }) => void
}

/** Milliseconds from the last key to the save of the draft. */
const pause = 1_000

/** Keeps the typed values until the relay accepts the write, and restores them after a killed tab. Returns the function that forgets them. */
export function useFormDraft<Values extends FieldValues>(
  parameters: UseFormDraftParameters<Values>,
): () => void {
  const { form, kind, ownerId, draft } = parameters
  const { now } = useLending()
  const stored = useStored('draft', ownerId, {
    ...{ kind: `${kind}-${draft?.version ?? 0}`, isKept: draft !== null },
  })
  useEffect(() => {
    if (!draft) return
    const { keep, choices = [] } = draft
    const { defaults, rules, place, onRestored } = parameters
    const isChoice = (name: string) => choices.some((choice) => choice === name)
    restore()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({ formState: { values: true }, callback: () => schedule() })
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      stop()
      save()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }

    function restore() {
      const shapes = Object.fromEntries(keep.map((name) => [name, get(defaults, name)]))
      const kept = readFormDraft({ stored: stored.read(), now: now(), shapes })
      const values = form.getValues()
      const typed = Object.entries(kept.values).filter(([name, value]) => {
        const isUntouched = isSame(get(values, name), get(defaults, name)) && rules[name]?.readOnly !== true
        return isUntouched && !isSame(value, get(values, name))
      })
      // `readFormDraft` has checked names and shapes against the defaults.
      for (const [name, value] of typed) setFormValue(form, name, value, { shouldDirty: true })
      if (typed.some(([name]) => !isChoice(name)))
        onRestored({ values: copyValues(form.getValues()), page: kept.page })
    }
    function schedule() {
      clearTimeout(timer)
      timer = setTimeout(save, pause)
    }
    function saveWhenHidden() {
      if (document.visibilityState === 'hidden') save()
    }
    function save() {
      clearTimeout(timer)
      const values = form.getValues()
      const { page, isSent } = place()
      const isTouched = keep.some(
        (name) => !isChoice(name) && !isSame(get(values, name), get(defaults, name)),
      )
      // A write that has left is no draft any more.
      if (!isTouched || isSent) return
      const kept = Object.fromEntries(keep.map((name) => [name, get(values, name)]))
      stored.write({ savedAt: now(), page, values: kept })
    }
    // The effect reads defaults, rules and the names to keep once, when the form begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, stored])

  return useCallback(() => stored.write(null), [stored])
}

/** Compares two values by their JSON: values are text, ticks and lists of them. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || writeJson(a) === writeJson(b)
}

type ReadFormDraftParameters = {
  stored: unknown
  /** Milliseconds since 1970. */
  now: number
  /** The fields that a draft keeps, each with a value of the right shape. */
  shapes: Readonly<Record<string, unknown>>
}

/** Reads a draft: the page and the values. A damaged value and a field that drafts do not keep are left out; an old draft is empty. */
function readFormDraft({ stored, now, shapes }: ReadFormDraftParameters): {
  page: number
  values: Record<string, unknown>
} {
  const nothing = { page: 0, values: {} }
  // Other code can write to the storage: an unreadable draft is no draft.
  if (!isRecord(stored) || !isRecord(stored.values)) return nothing
  const { savedAt, page, values } = stored
  if (typeof savedAt !== 'number' || now - savedAt > deviceRetention) return nothing
  const kept = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(shapes, name) && hasShape(value, shapes[name]),
  )
  return { page: typeof page === 'number' ? page : 0, values: Object.fromEntries(kept) }
}

function hasShape(value: unknown, shape: unknown): boolean {
  if (!Array.isArray(shape)) return typeof value === typeof shape && typeof value !== 'object'
  return Array.isArray(value) && value.length <= 100 && value.every(isFlat)
}

function isFlat(item: unknown): boolean {
  return (
    isRecord(item) &&
    Object.values(item).every((value) => typeof value === 'string' || typeof value === 'boolean')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
