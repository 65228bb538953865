import { type Amount, addAmounts, compareAmounts, type Operation, type SpendingLimit } from '@onlend/core'
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

  /** The sums that a person and a partner have moved today, without one operation. */
  const sumDays = (kind: string, { actor, customerPartnerId }: Asking, butId = '') => {
    const sums = { personDay: '0' as Amount, partnerDay: '0' as Amount }
    for (const { operation, releasedAt, actor: other } of ledger.entries()) {
      const sentAt = releasedAt ?? Date.parse(operation.createdAt)
      const isCounted = sentAt >= dayEnd() - dayMs && operation.kind === kind && !ended.has(operation.state)
      if (!isCounted || operation.id === butId) continue
      const amount = readAmount(operation.summary.amount)
      if (other === actor) sums.personDay = addAmounts(sums.personDay, amount)
      if (operation.customerPartnerId === customerPartnerId)
        sums.partnerDay = addAmounts(sums.partnerDay, amount)
    }
    return sums
  }
  /** Whether money has gone to the operation's destination before. */
  const isPaid = (entry: LedgerEntry): boolean =>
    ledger.entries().some((one) => taken.has(one.operation.state) && toPlace(one) === toPlace(entry))

  return {
    isPaid,
    /** The refusal of an operation that breaks a rule; else `null`. */
    check: (entry: LedgerEntry, headers: Headers): Response | null => {
      const { id, kind, summary } = entry.operation
      const { perOperation, perPersonAndDay, perPartnerAndDay, newDestination, stepUp } = getRules(kind)
      const amount = readAmount(summary.amount)
      const exceed = (limit: Omit<SpendingLimit, 'currency'>) =>
        refuse(limit.control === 'destination' ? 'destination_held' : 'limit_exceeded', {
          data: { ...limit, currency },
        })
      if (perOperation !== undefined && compareAmounts(amount, perOperation) > 0)
        return exceed({ control: 'operation', limit: perOperation, used: null, until: null })
      const used = sumDays(kind, { ...entry, ...entry.operation }, id)
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
      const expiresAt = new Date(now() + (approval.expiresAfter ?? dayMs)).toISOString()
      return { rule: { above: approval.above, currency }, expiresAt }
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
function toPlace({ operation: { customerPartnerId, summary }, body }: LedgerEntry): string {
  return JSON.stringify([customerPartnerId, summary.institution, operations.withdraw.destinationKey(body)])
}

/** Reads an amount as a plain decimal. The cast is safe: the fold makes one. */
function readAmount(amount: Operation['summary']['amount']): Amount {
  return (foldAmount(amount) ?? '0') as Amount
}
