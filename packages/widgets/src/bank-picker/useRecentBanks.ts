'use client'
import { writeJson } from '@onlend/core/internal'
import type { Bank } from '@onlend/core'
import { useLending } from '@onlend/hooks'
import { useCallback, useMemo, useState } from 'react'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/** The banks chosen on this device before, newest first; only their ids are kept. */
export function useRecentBanks({
  country,
  banks,
  most,
}: {
  country: string
  banks: readonly Bank[]
  most: number
}): {
  recent: Bank[]
  remember: (bank: Bank) => void
} {
  const { storage, environment, tenantId, userId } = useLending()
  const key = ['onlend', 'banks', environment, tenantId, userId, country]
    .map((part) => encodeURIComponent(part ?? ''))
    .join(':')
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const stored = useMemo(
    () => (isHydrated ? readIds(storage?.getItem(key) ?? null) : []),
    [isHydrated, storage, key],
  )
  const ids = chosen ?? stored

  const recent = useMemo(() => {
    if (ids.length === 0) return []
    const byId = new Map(banks.map((bank) => [bank.id, bank]))
    return ids.flatMap((id) => byId.get(id) ?? []).slice(0, most)
  }, [ids, banks, most])

  const remember = useCallback(
    (bank: Bank) => {
      const next = [bank.id, ...readIds(storage?.getItem(key) ?? null).filter((id) => id !== bank.id)].slice(
        0,
        10,
      )
      setChosen(next)
      try {
        storage?.setItem(key, writeJson(next))
      } catch {
        // Storage is full or blocked: recents are a convenience.
      }
    },
    [storage, key],
  )
  return { recent, remember }
}

function readIds(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    // Another script's text under our key: treated as none.
    return []
  }
}
