'use client'
import { writeJson, storageKey } from '@onlend/core/internal'
import { useMemo } from 'react'
import { useLending } from './useLending.ts'

/** A value that this device keeps as JSON. */
export type Stored = {
  /** Returns the kept value; `null` without one, and for a blocked or damaged storage. */
  read: () => unknown
  /** Keeps a value, and forgets it for `null`; a full or blocked storage keeps nothing. */
  write: (value: unknown) => void
}

/** Reaches the value that this device keeps under a name for the person and a business, and for a `kind` where there are several. */
export function useStored(
  name: Parameters<typeof storageKey>[0],
  ownerId: string | null,
  /** The storage of drafts keeps a draft of a `kind`. */
  { kind, isKept = true }: { kind?: string; isKept?: boolean } = {},
): Stored {
  const lending = useLending()
  const { environment, tenantId, userId } = lending
  const storage = kind === undefined ? lending.storage : isKept ? lending.draftStorage : null
  const key = storageKey(name, [
    environment,
    tenantId,
    userId,
    ownerId,
    ...(kind === undefined ? [] : [kind]),
  ])
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
          if (value === null) storage?.removeItem(key)
          else storage?.setItem(key, writeJson(value))
        } catch {
          // A value that the storage cannot keep is only a convenience lost.
        }
      },
    }),
    [storage, key],
  )
}
