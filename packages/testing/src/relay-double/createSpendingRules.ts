import { type Amount, type Operation, type SpendingLimit, addAmounts, compareAmounts } from '@onlend/core'
import { foldAmount, operations } from '@onlend/core/operations'
import { relayHeaders, type SpendingLimits } from '@onlend/core/relay'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import { refuse } from './refuse.ts'
import type { DoubleSpendingControls } from './RelayDouble.ts'

type CreateSpendingRulesParameters = {
  controls: DoubleSpendingControls | undefined
  now: () => number
  ledger: Ledger
}

/** The spending rules of operations. */
export type SpendingRules = ReturnType<typeof createSpendingRules>

type Asking = Pick<LedgerEntry, 'actor'> & Pick<Operation, 'customerPartnerId'>

const dayMs = 86_400_000
const ended: ReadonlySet<string> = new Set(['rejected', 'failed'] satisfies Operation['state'][])
const taken: ReadonlySet<string> = new Set(['accepted', 'succeeded', 'stale'] satisfies Operation['state'][])

/** Makes the spending rules; they check operations in the same order as the real relay. */
export function createSpendingRules({ controls, now, ledger }: CreateSpendingRulesParameters) {
  const firstSeen = new Map<string, number>()
  const currency = controls?.currency ?? ''
  const getRules = (kind: string): NonNullable<DoubleSpendingControls['withdraw']> =>
    (kind === 'withdraw' || kind === 'requestDrawdown' ? controls?.[kind] : null) ?? {}
  const dayEnd = (): number => (Math.floor(now() / dayMs) + 1) * dayMs

  const sumDay = (kind: string, isCounted: (entry: LedgerEntry) => boolean): Amount =>
    ledger
      .entries()
      .filter((entry) => {
        const { operation, releasedAt } = entry
        const sentAt = releasedAt ?? Date.parse(operation.createdAt)
        const isToday = sentAt >= dayEnd() - dayMs && operation.kind === kind
        return isToday && !ended.has(operation.state) && isCounted(entry)
      })
      .reduce((sum, { operation }) => addAmounts(sum, operation.summary.amount ?? '0'), '0' as Amount)
  const sumDays = (kind: string, { actor, customerPartnerId }: Asking, butId = '') => ({
    personDay: sumDay(kind, (one) => one.actor === actor && one.operation.id !== butId),
    partnerDay: sumDay(
      kind,
      ({ operation }) => operation.customerPartnerId === customerPartnerId && operation.id !== butId,
    ),
  })
  /** Whether money has gone to the operation's destination before. */
  const isPaid = (entry: LedgerEntry): boolean =>
    ledger.entries().some((one) => taken.has(one.operation.state) && toPlace(one) === toPlace(entry))

  return {
    isPaid,
    /** The refusal of an operation that breaks a rule; else `null`. */
    check: (entry: LedgerEntry, headers: Headers): Response | null => {
      const { id, kind, summary, customerPartnerId } = entry.operation
      const { perOperation, perPersonAndDay, perPartnerAndDay, newDestination, stepUp } = getRules(kind)
      const amount = readAmount(summary.amount)
      const exceed = (limit: Omit<SpendingLimit, 'currency'>) =>
        refuse(limit.control === 'destination' ? 'destination_held' : 'limit_exceeded', {
          data: { ...limit, currency },
        })
      if (perOperation !== undefined && compareAmounts(amount, perOperation) > 0)
        return exceed({ control: 'operation', limit: perOperation, used: null, until: null })
      const used = sumDays(kind, { ...entry, customerPartnerId }, id)
      const days = { personDay: perPersonAndDay, partnerDay: perPartnerAndDay }
      for (const control of ['personDay', 'partnerDay'] as const) {
        const limit = days[control]
        if (limit === undefined || compareAmounts(addAmounts(used[control], amount), limit) <= 0) continue
        const until = compareAmounts(amount, limit) > 0 ? null : new Date(dayEnd()).toISOString()
        return exceed({ control, limit, used: used[control], until })
      }
      if (newDestination && !isPaid(entry)) {
        const since = firstSeen.get(toPlace(entry)) ?? now()
        firstSeen.set(toPlace(entry), since)
        const until = new Date(since + newDestination.coolingOff).toISOString()
        if (Date.parse(until) > now())
          return exceed({ control: 'destination', limit: null, used: null, until })
      }
      if (!stepUp || compareAmounts(amount, stepUp.above) <= 0) return null
      const proof = headers.get(relayHeaders.stepUp)
      if (proof === 'proof') return null
      return refuse(proof === null ? 'step_up_required' : 'step_up_refused', { data: { operationId: id } })
    },
    /** The rule that requires a second person, and the end of the wait; `null` when no approval is needed. */
    findApproval: ({ kind, summary }: Operation) => {
      const { approval } = getRules(kind)
      if (!approval || compareAmounts(readAmount(summary.amount), approval.above) <= 0) return null
      return { above: approval.above, currency, end: now() + (approval.expiresAfter ?? dayMs) }
    },
    /** The rules of a kind, with the used part of the day; `null` without rules. */
    limits: (kind: 'withdraw' | 'requestDrawdown', asking: Asking): SpendingLimits | null => {
      if (!controls?.[kind]) return null
      const { perOperation, perPersonAndDay, perPartnerAndDay, approval, stepUp, newDestination } =
        getRules(kind)
      const used = sumDays(kind, asking)
      return {
        ...{ kind, currency, atOnce: perOperation ?? null, dayEndsAt: new Date(dayEnd()).toISOString() },
        personDay: perPersonAndDay ? { limit: perPersonAndDay, used: used.personDay } : null,
        partnerDay: perPartnerAndDay ? { limit: perPartnerAndDay, used: used.partnerDay } : null,
        ...{ alone: approval?.above ?? null, withoutProof: stepUp?.above ?? null },
        newRecipientHold: newDestination?.coolingOff ?? null,
      }
    },
  }
}

/** The place to which an operation sends money, in a spelling that equal places share. */
function toPlace({ operation: { kind, customerPartnerId, summary }, body }: LedgerEntry): string {
  const destination = kind === 'withdraw' ? operations.withdraw.destinationKey(body) : null
  return JSON.stringify([customerPartnerId, summary.method, summary.institution, destination])
}

/** Reads an amount as a plain decimal. The cast is safe: the fold makes one. */
function readAmount(amount: Operation['summary']['amount']): Amount {
  return (foldAmount(amount) ?? '0') as Amount
}
