import { compactNumber } from '@onlend/core/internal'
import type { Operation } from '@onlend/core'
import type { Beneficiary, Recipient, WithdrawMethod } from './withdrawFormTypes.ts'

type ListRecipientsParameters = {
  beneficiaries: readonly Beneficiary[]
  /** Newest first. */
  operations: readonly Operation[]
  methods: readonly WithdrawMethod[]
  /** The keys of recipients. */
  favourites: readonly string[]
}

/**
 * The recipients of earlier or planned withdrawals: the favourites, then the host's list, then the recipients of succeeded withdrawals in the
 * ledger, the latest first. A withdrawal that failed or is unknown adds no recipient.
 */
export function listRecipients(parameters: ListRecipientsParameters): Recipient[] {
  const { beneficiaries, operations, methods, favourites } = parameters
  const byKey = new Map<string, Recipient>()
  const add = (one: Omit<Recipient, 'key' | 'isFavourite'>) => {
    const key = [one.method, one.institution, one.destinationEnd].join('/')
    if (!methods.includes(one.method)) return
    const known = byKey.get(key)
    if (known) known.wasPaid ||= one.wasPaid
    else byKey.set(key, { ...one, key, isFavourite: favourites.includes(key) })
  }
  for (const { number: typed, institutionName = null, ...beneficiary } of beneficiaries) {
    const number = compactNumber(typed)
    add({ ...beneficiary, institutionName, number, destinationEnd: number.slice(-4), wasPaid: false })
  }
  for (const { state, summary } of operations) {
    const { method, institution, destinationEnd, recipient, institutionName = null } = summary
    if (state !== 'succeeded' || (method !== 'bank' && method !== 'mobile-money')) continue
    if (institution === null || destinationEnd?.length !== 4) continue
    add({
      name: recipient,
      method,
      institution,
      institutionName,
      destinationEnd,
      number: null,
      wasPaid: true,
    })
  }
  const all = [...byKey.values()]
  return [...all.filter(({ isFavourite }) => isFavourite), ...all.filter(({ isFavourite }) => !isFavourite)]
}
