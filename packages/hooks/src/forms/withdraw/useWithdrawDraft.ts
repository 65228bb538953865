'use client'
import { useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { storageKey } from '../../mirror/storageKey.ts'
import { useLending } from '../../provider/useLending.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { draftFields } from './draftFields.ts'
import { readWithdrawDraft } from './readWithdrawDraft.ts'
import type { UseWithdrawFormOptions, WithdrawFieldName, WithdrawValues } from './withdrawFormTypes.ts'

type UseWithdrawDraftParameters = {
  form: UseFormReturn<WithdrawValues>
  flow: WithdrawFlow
  customerPartnerId: string | null
  defaults: WithdrawValues
  draft: NonNullable<UseWithdrawFormOptions['draft']>
  /** Fields whose value the host has fixed. */
  fixed: readonly WithdrawFieldName[]
}

/** Milliseconds after the last key before the draft is written. */
const pause = 1_000

/** Keeps what is typed until it is accepted, and brings it back after a killed tab. Returns what forgets it. */
export function useWithdrawDraft(parameters: UseWithdrawDraftParameters): () => void {
  const { form, flow, customerPartnerId, draft } = parameters
  const { draftStorage, environment, tenantId, userId } = useLending()
  const storage = draft === false ? null : draftStorage
  const numbers = typeof draft === 'object'
  const key = storageKey('draft', [environment, tenantId, userId, customerPartnerId, 'withdraw-1'])

  const forget = useCallback(() => {
    try {
      storage?.removeItem(key)
    } catch {
      // Storage that cannot be reached holds nothing that could be shown again.
    }
  }, [storage, key])

  useEffect(() => {
    if (!storage) return
    const { defaults, fixed } = parameters
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
      const kept = readWithdrawDraft(readItem(), { numbers })
      const values = form.getValues()
      let count = 0
      for (const name of draftFields({ numbers })) {
        const value = kept[name]
        const isUntouched = values[name] === defaults[name] && !fixed.some((one) => one === name)
        if (value === undefined || value === values[name] || !isUntouched) continue
        form.setValue(name, value, { shouldDirty: true })
        if (name !== 'method') count += 1
      }
      if (count > 0) flow.setState({ draftRestored: true, values: form.getValues() })
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
      const names = draftFields({ numbers })
      const isTouched = names.some((name) => name !== 'method' && values[name] !== defaults[name])
      // What has been sent is no draft any more.
      if (!isTouched || flow.getState().sent) return
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))))
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
    // Defaults and fixed fields are read once, when the form begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, flow, storage, key, numbers])

  return forget
}
