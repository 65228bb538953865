'use client'
import { writeJson, storageKey } from '@onlend/core/internal'
import { useCallback, useMemo, useState } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { useOperations } from '../../operations/useOperations.ts'
import { listRecipients } from './listRecipients.ts'
import type { Beneficiary, Recipient, WithdrawMethod } from './withdrawFormTypes.ts'

export type UseRecipientsParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The host's own list. @default none */
  beneficiaries?: readonly Beneficiary[] | undefined
  /** Only those whom the form can pay. @default both */
  methods?: readonly WithdrawMethod[]
}

export type UseRecipientsReturnType = {
  /** Favourites first, then the host's list, then the latest of the ledger. */
  recipients: readonly Recipient[]
  /** Until the ledger has been read; the host's list is there before. */
  isPending: boolean
  isError: boolean
  /** Remembers or forgets one on this device, for this person and this business. */
  toggleFavourite: (key: string) => void
}

const none: readonly never[] = []
const everyMethod: readonly WithdrawMethod[] = ['bank', 'mobile-money']
/** Past it, the oldest are forgotten. */
const most = 20

/**
 * Reads whom a withdrawal can be sent to again: the host's beneficiaries, and those whom the relay's ledger says that money has reached.
 * Of a favourite the device keeps the bank and four digits, no name and no number.
 *
 * @example
 * const { recipients } = useRecipients({ customerPartnerId: 'cp_1' })
 * const form = useWithdrawForm({ country: 'nigeria', banks })
 * recipients.map((one) => <button onClick={() => form.chooseRecipient(one)}>{one.name}</button>)
 */
export function useRecipients(parameters: UseRecipientsParameters = {}): UseRecipientsReturnType {
  const { customerPartnerId, beneficiaries = none, methods = everyMethod } = parameters
  const { storage, environment, tenantId, userId, customerPartnerId: provided } = useLending()
  const ownerId = customerPartnerId ?? provided
  const query = useOperations({ ...(ownerId !== null && { customerPartnerId: ownerId }), kind: 'withdraw' })
  const key = storageKey('recipients', [environment, tenantId, userId, ownerId])
  const [changes, setChanges] = useState(0)

  const read = useCallback((): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
    } catch {
      // Blocked or damaged storage knows of none.
      return []
    }
  }, [storage, key])

  const favourites = useMemo(
    () => read(),
    // What was stored is read again after each change of it here.
    // oxlint-disable-next-line react/exhaustive-deps
    [read, changes],
  )
  const { data: operations = none } = query
  return {
    recipients: useMemo(
      () => listRecipients({ beneficiaries, operations, methods, favourites }),
      [beneficiaries, operations, methods, favourites],
    ),
    isPending: query.isPending,
    isError: query.isError,
    toggleFavourite: useCallback(
      (one) => {
        const others = read().filter((known) => known !== one)
        try {
          const next = others.length < read().length ? others : [one, ...others]
          storage?.setItem(key, writeJson(next.slice(0, most)))
        } catch {
          // Full storage: a favourite is a convenience.
        }
        setChanges((count) => count + 1)
      },
      [storage, key, read],
    ),
  }
}
