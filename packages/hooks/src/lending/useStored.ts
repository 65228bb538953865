'use client'
import { writeJson, storageKey } from '@onlend/core/internal'
import { useMemo } from 'react'
import { useLending } from './useLending.ts'

/** A value that this device keeps as JSON. */
export type Stored = {
  /** Returns the kept value; `null` without one, and for a blocked or damaged storage. */
  read: () => unknown
  /** Keeps a value; a full or blocked storage keeps nothing. */
  write: (value: unknown) => void
}

/** Reaches the value that this device keeps under a name for the person and a business. */
export function useStored(name: Parameters<typeof storageKey>[0], ownerId: string | null): Stored {
  const { storage, environment, tenantId, userId } = useLending()
  const key = storageKey(name, [environment, tenantId, userId, ownerId])
  return useMemo(
    () => ({
      read: () => {
        try {
          return JSON.parse(storage?.getItem(key) ?? 'null')
        } catch {
          return null
        }
      },
      write: (value) => {
        try {
          storage?.setItem(key, writeJson(value))
        } catch {
          // A value that the storage cannot keep is only a convenience lost.
        }
      },
    }),
    [storage, key],
  )
}
