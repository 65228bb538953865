'use client'
import { writeJson, storageKey } from '@onlend/core/internal'
import { useCallback, useMemo } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { useFinancings } from '../../reads/useFinancings.ts'

/** Past it, the oldest are forgotten. */
const most = 200

type SentReferences = { isUsed: (reference: string) => boolean; remember: (reference: string) => void }

/**
 * Which references transactions had before, as far as this device knows: those it has sent, and those of the financed transactions
 * that something else on the page has read. Nothing is asked of the service for it.
 */
export function useSentReferences(customerPartnerId: string | null): SentReferences {
  const { storage, environment, tenantId, userId } = useLending()
  const { data: financings } = useFinancings({
    ...(customerPartnerId !== null && { customerPartnerId }),
    query: { enabled: false },
  })
  const financed = useMemo(
    () => new Set(financings?.map((financing) => financing.transaction_reference)),
    [financings],
  )
  const key = storageKey('references', [environment, tenantId, userId, customerPartnerId])

  const read = useCallback((): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
    } catch {
      // Blocked or damaged storage knows of none.
      return []
    }
  }, [storage, key])

  return {
    isUsed: (reference) => financed.has(reference) || read().includes(reference),
    remember: useCallback(
      (reference) => {
        const others = read().filter((one) => one !== reference)
        try {
          storage?.setItem(key, writeJson([reference, ...others].slice(0, most)))
        } catch {
          // Full storage: one warning fewer, and the relay still holds a possible duplicate back.
        }
      },
      [storage, key, read],
    ),
  }
}
