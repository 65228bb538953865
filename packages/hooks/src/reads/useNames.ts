'use client'
import { useMemo } from 'react'
import { useLending } from '../lending/useLending.ts'
import { useSession } from './useSession.ts'

export type UseNamesReturnType = {
  /** The name of a person; the id where no name is known. */
  toPerson: (userId: string) => string
  /** The name of a partner, and its currency if it is known; the id where no name is known. */
  toPartner: (partnerId: string) => { name: string; currency: string | null }
}

/**
 * Names people and partners by the provider's `names`, then by the relay's session.
 *
 * @example
 * const { toPerson } = useNames()
 */
export function useNames(): UseNamesReturnType {
  const { names } = useLending()
  const { data: session } = useSession()
  return useMemo(
    () => ({
      toPerson: (userId) => names?.person?.(userId) ?? userId,
      toPartner: (partnerId) => {
        const known = names?.partner?.(partnerId) ?? null
        const listed = session?.customerPartners.find(({ id }) => id === partnerId)
        return { name: known?.name ?? listed?.name ?? partnerId, currency: known?.currency ?? null }
      },
    }),
    [names, session],
  )
}
