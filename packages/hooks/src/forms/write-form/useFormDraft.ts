'use client'
import { useCallback, useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form'
import type { WriteName } from '@onlend/core/internal'
import { storageKey } from '@onlend/core/storage-key'
import { useLending } from '../../lending/useLending.ts'
import type { FieldRules } from './FormLayout.ts'
import { readFormDraft } from './readFormDraft.ts'
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
  /** Where the form stands; read when something is saved. */
  place: () => { page: number; isSent: boolean }
  onRestored: (restored: { values: Values; page: number }) => void
}

/** Milliseconds after the last key before the draft is written. */
const pause = 1_000

/** Keeps what is typed until it is accepted, and brings it back after a killed tab. Returns what forgets it. */
export function useFormDraft<Values extends FieldValues>(
  parameters: UseFormDraftParameters<Values>,
): () => void {
  const { form, kind, ownerId, draft } = parameters
  const { draftStorage, environment, tenantId, userId, now } = useLending()
  const storage = draft === null ? null : draftStorage
  const key = storageKey('draft', [environment, tenantId, userId, ownerId, `${kind}-${draft?.version ?? 0}`])

  const forget = useCallback(() => {
    try {
      storage?.removeItem(key)
    } catch {
      // Storage that cannot be reached holds nothing that could be shown again.
    }
  }, [storage, key])

  useEffect(() => {
    if (!storage || !draft) return
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
      const kept = readFormDraft({ text: readItem(), now: now(), shapes })
      const values = form.getValues()
      const typed = Object.entries(kept.values).filter(([name, value]) => {
        const isUntouched = isSame(get(values, name), get(defaults, name)) && rules[name]?.readOnly !== true
        return isUntouched && !isSame(value, get(values, name))
      })
      // The draft was read by the names and shapes of the defaults.
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
      // What has been sent is no draft any more.
      if (!isTouched || isSent) return
      const kept = Object.fromEntries(keep.map((name) => [name, get(values, name)]))
      try {
        storage?.setItem(key, JSON.stringify({ savedAt: now(), page, values: kept }))
      } catch {
        // Full or blocked storage: typing goes on without a draft.
      }
    }
    function readItem(): string | null {
      try {
        return storage?.getItem(key) ?? null
      } catch {
        // Blocked storage is the same as an empty one.
        return null
      }
    }
    // Defaults, rules and what to keep are read once, when the form begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, storage, key])

  return forget
}

/** Values are text, ticks and lists of them: their JSON tells them apart. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
