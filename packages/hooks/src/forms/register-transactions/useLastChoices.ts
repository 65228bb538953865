'use client'
import { writeJson, storageKey } from '@onlend/core/internal'
import type { LendingStorage } from '@onlend/core/client'
import { useEffect } from 'react'
import { useLending } from '../../lending/useLending.ts'
import type { RegisterTransactionsValues } from './registerTransactionsFormTypes.ts'

const remembered = ['sector', 'financier'] as const

type UseLastChoicesParameters = {
  customerPartnerId: string | null
  /** Those that the person is asked for. */
  asked: readonly string[]
  values: Pick<RegisterTransactionsValues, (typeof remembered)[number]>
  /** It was taken: what was chosen is what is chosen next time. */
  isTaken: boolean
  read: (name: (typeof remembered)[number]) => string
  set: (name: (typeof remembered)[number], value: never) => void
}

/** Begins with the sector and the financier of the last time on this device: choices that say nothing of a person. */
export function useLastChoices(parameters: UseLastChoicesParameters): void {
  const { customerPartnerId, asked, values, isTaken, read, set } = parameters
  const { storage, environment, tenantId, userId } = useLending()
  const key = storageKey('choices', [environment, tenantId, userId, customerPartnerId])
  const { sector, financier } = values
  const names = remembered.filter((name) => asked.includes(name) && values[name] === '').join()
  useEffect(() => {
    if (names === '') return
    const last = readChoices(storage, key)
    for (const name of remembered) {
      const choice = last[name]
      // The cast is of one that was stored here; what is not offered any more is shown as none.
      if (names.includes(name) && typeof choice === 'string' && read(name) === '') set(name, choice as never)
    }
  }, [names, key, storage, read, set])

  useEffect(() => {
    if (!isTaken) return
    try {
      storage?.setItem(key, writeJson({ sector, financier }))
    } catch {
      // Full or blocked storage: it is asked again.
    }
  }, [isTaken, key, storage, sector, financier])
}

function readChoices(storage: LendingStorage | null, key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // Blocked or damaged storage knows of none.
    return {}
  }
}
