import type { Operation } from '@onlend/core'
import { compactNumber } from '@onlend/core/internal'
import type { WithdrawMethod } from './withdrawForm.ts'

/** A recipient in the host's list of people that its user pays. The whole number stays in the page: the kit neither stores nor logs it. */
export type Beneficiary = {
  /** The name on the account; `null` where mobile money goes to a number alone. */
  name: string | null
  method: WithdrawMethod
  /** The bank's code, or the mobile-money operator's id. */
  institution: string
  /** The name of the bank or operator. @default the bank list's name */
  institutionName?: string | null
  /** The whole account or phone number. */
  number: string
}

/** A known recipient for another withdrawal. */
export type Recipient = {
  /** Method, bank or operator, and the last four digits: the device keeps nothing else. */
  key: string
  name: string | null
  method: WithdrawMethod
  institution: string
  institutionName: string | null
  /** The last four digits of the account or phone number. */
  destinationEnd: string
  /** The whole number, where the host gave it; the ledger holds none, so the person types it again. */
  number: string | null
  /** Whether a withdrawal has reached the recipient, by the ledger. */
  wasPaid: boolean
  isFavourite: boolean
}

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
