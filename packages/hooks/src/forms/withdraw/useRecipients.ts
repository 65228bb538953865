'use client'
import type { LendingError } from '@onlend/core'
import { useCallback, useMemo, useState } from 'react'
import { type Beneficiary, type Recipient, listRecipients } from './listRecipients.ts'
import type { WithdrawMethod } from './withdrawForm.ts'
import { useLending } from '../../lending/useLending.ts'
import { useStored } from '../../lending/useStored.ts'
import { useOperations } from '../../operations/useOperations.ts'

type UseRecipientsParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The host's list of recipients. @default none */
  beneficiaries?: readonly Beneficiary[] | undefined
  /** The methods that the form offers; recipients of other methods are left out. @default both */
  methods?: readonly WithdrawMethod[]
}

type UseRecipientsReturnType = {
  /** Favourites first, then the host's list, then the latest of the ledger. */
  recipients: readonly Recipient[]
  /** `true` until the hook has read the ledger; the host's list is there before. */
  isPending: boolean
  isError: boolean
  isFetching: boolean
  /** The error of the read of the ledger; the host's list is there without it. */
  error: LendingError | null
  /** Reads the ledger again. */
  refetch: () => void
  /** Adds or removes a favourite on this device, for this person and this business. */
  toggleFavourite: (key: string) => void
}

const none: readonly never[] = []
const everyMethod: readonly WithdrawMethod[] = ['bank', 'mobile-money']
/** The number of favourites that the device keeps; the oldest go first. */
const most = 20

/**
 * Reads the known recipients of withdrawals: the host's beneficiaries, and the recipients of succeeded withdrawals in the relay's ledger.
 * The device keeps the bank and four digits of a favourite, no name and no number.
 *
 * @example
 * const { recipients } = useRecipients({ customerPartnerId: 'cp_1' })
 * const form = useWithdrawForm({ country: 'nigeria', banks })
 * recipients.map((one) => <button onClick={() => form.chooseRecipient(one)}>{one.name}</button>)
 */
export function useRecipients(parameters: UseRecipientsParameters = {}): UseRecipientsReturnType {
  const { customerPartnerId, beneficiaries = none, methods = everyMethod } = parameters
  const { customerPartnerId: provided } = useLending()
  const ownerId = customerPartnerId ?? provided
  const query = useOperations({ ...(ownerId !== null && { customerPartnerId: ownerId }), kind: 'withdraw' })
  const stored = useStored('recipients', ownerId)
  const [changes, setChanges] = useState(0)

  const favourites = useMemo(
    () => toTexts(stored.read()),
    // `changes` makes the hook read the storage again after each change.
    // oxlint-disable-next-line react/exhaustive-deps
    [stored, changes],
  )
  const { data: operations = none } = query
  return {
    recipients: useMemo(
      () => listRecipients({ beneficiaries, operations, methods, favourites }),
      [beneficiaries, operations, methods, favourites],
    ),
    isPending: query.isPending,
    isError: query.isError,
    isFetching: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
    toggleFavourite: useCallback(
      (one) => {
        const known = toTexts(stored.read())
        const others = known.filter((key) => key !== one)
        stored.write((others.length < known.length ? others : [one, ...others]).slice(0, most))
        setChanges((count) => count + 1)
      },
      [stored],
    ),
  }
}

/** The texts of a stored list; other code can write to the storage. */
function toTexts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
}
