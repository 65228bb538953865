import { type Amount, type Operation, type SpendingLimit, addAmounts, compareAmounts } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import { relayHeaders, type SpendingLimits } from '@onlend/core/relay'
import type { ClaimParameters, LedgerEntry } from '../LedgerEntry.ts'
import { refuse } from '../refuse.ts'

type DoubleSpendingRules = {
  perOperation?: Amount
  perPersonAndDay?: Amount
  perPartnerAndDay?: Amount
  /** @default off; expiresAfter: 86400000 */
  approval?: { above: Amount; expiresAfter?: number }
  stepUp?: { above: Amount }
  /** Applies to withdrawals only. */
  newDestination?: { coolingOff: number }
}

/** The spending controls of a stand-in relay: `spendingControls` of the real one, for all people, with days in UTC. */
export type DoubleSpendingControls = {
  currency: string
  withdraw?: DoubleSpendingRules
  requestDrawdown?: DoubleSpendingRules
}

type CreateSpendingRulesParameters = {
  controls: DoubleSpendingControls | null
  /** The one proof of step-up that passes. */
  proof: string
  now: () => number
  entries: () => readonly LedgerEntry[]
}

/** A requested or approved operation. */
export type SpendingQuestion = {
  id: string
  kind: string
  customerPartnerId: string | null
  /** The host's id of the person who asked for the operation. */
  actor: string
  summary: Pick<Operation['summary'], 'amount' | 'method' | 'institution'>
  destination: string | null
  headers: Headers
}

type AskedDestination = Pick<SpendingQuestion, 'customerPartnerId' | 'destination' | 'summary'>

/** The spending rules of operations. */
export type SpendingRules = {
  /** The refusal of an operation that breaks a rule; else `null`. */
  check: (question: SpendingQuestion) => Response | null
  /** The rule that requires a second person, and the end of the wait; `null` when no approval is needed. */
  approval: (
    question: Pick<SpendingQuestion, 'kind' | 'summary'>,
  ) => NonNullable<ClaimParameters['approval']> | null
  /** Whether money has gone to the operation's destination before. */
  isPaid: (question: AskedDestination) => boolean
  /** The rules of a kind, with the used part of the day; `null` without rules. */
  limits: (asked: Pick<SpendingQuestion, 'kind' | 'customerPartnerId' | 'actor'>) => SpendingLimits | null
}

/** Milliseconds of a day. */
const day = 86_400_000

/** Makes the spending rules; they check operations in the same order as the real relay. */
export function createSpendingRules({
  controls,
  proof,
  now,
  entries,
}: CreateSpendingRulesParameters): SpendingRules {
  const firstSeen = new Map<string, number>()
  const getRules = (kind: string): DoubleSpendingRules | null =>
    kind === 'withdraw' || kind === 'requestDrawdown' ? (controls?.[kind] ?? null) : null
  const currency = controls?.currency ?? ''

  const daySum = (
    { id, kind }: Pick<SpendingQuestion, 'id' | 'kind'>,
    isCounted: (entry: LedgerEntry) => boolean,
  ): Amount =>
    entries()
      .filter(({ operation, releasedAt }) => {
        const { state, createdAt } = operation
        const isToday = Math.floor((releasedAt ?? Date.parse(createdAt)) / day) === Math.floor(now() / day)
        return operation.kind === kind && operation.id !== id && isToday && !ended.has(state)
      })
      .filter(isCounted)
      .reduce((sum, { operation }) => addAmounts(sum, operation.summary.amount ?? '0'), '0' as Amount)

  const isPaid = ({ customerPartnerId, destination, summary }: AskedDestination): boolean =>
    entries().some(
      ({ operation, destination: other }) =>
        operation.customerPartnerId === customerPartnerId &&
        other === destination &&
        operation.summary.method === summary.method &&
        operation.summary.institution === summary.institution &&
        taken.has(operation.state),
    )

  const exceeded = (limit: Omit<SpendingLimit, 'currency'>, code: 'limit_exceeded' | 'destination_held') =>
    refuse(code, { data: { ...limit, currency } })

  return {
    check: (question) => {
      const rules = getRules(question.kind)
      if (!rules) return null
      const amount = readAmount(question.summary.amount)
      if (amount === null) return refuse('malformed_request', { data: { field: 'amount' } })
      const { perOperation, perPersonAndDay, perPartnerAndDay, newDestination, stepUp } = rules
      if (perOperation !== undefined && compareAmounts(amount, perOperation) > 0)
        return exceeded(
          { control: 'operation', limit: perOperation, used: null, until: null },
          'limit_exceeded',
        )
      const days = [
        ['personDay', perPersonAndDay, ({ actor }: LedgerEntry) => actor === question.actor],
        [
          'partnerDay',
          perPartnerAndDay,
          ({ operation }: LedgerEntry) => operation.customerPartnerId === question.customerPartnerId,
        ],
      ] as const
      for (const [control, limit, isCounted] of days) {
        if (limit === undefined) continue
        const used = daySum(question, isCounted)
        if (compareAmounts(addAmounts(used, amount), limit) <= 0) continue
        const isNever = compareAmounts(amount, limit) > 0
        const until = isNever ? null : new Date((Math.floor(now() / day) + 1) * day).toISOString()
        return exceeded({ control, limit, used, until }, 'limit_exceeded')
      }
      if (newDestination && question.destination !== null && !isPaid(question)) {
        const { customerPartnerId, destination, summary } = question
        const place = [customerPartnerId, summary.method, summary.institution, destination].join()
        const since = firstSeen.get(place) ?? now()
        firstSeen.set(place, since)
        const until = since + newDestination.coolingOff
        const held = { control: 'destination', limit: null, used: null, until: new Date(until).toISOString() }
        if (until > now()) return exceeded(held, 'destination_held')
      }
      if (!stepUp || compareAmounts(amount, stepUp.above) <= 0) return null
      const shown = question.headers.get(relayHeaders.stepUp)
      if (shown === proof) return null
      const data = { operationId: question.id }
      return refuse(shown === null ? 'step_up_required' : 'step_up_refused', { data })
    },
    isPaid,
    limits: ({ kind, customerPartnerId, actor }) => {
      const rules = getRules(kind)
      if (!rules) return null
      const { perOperation, perPersonAndDay, perPartnerAndDay, approval, stepUp, newDestination } = rules
      const sumUp = (isCounted: (entry: LedgerEntry) => boolean) => daySum({ id: '', kind }, isCounted)
      const isOwner = ({ operation }: LedgerEntry) => operation.customerPartnerId === customerPartnerId
      return {
        ...{ kind, currency, atOnce: perOperation ?? null },
        personDay:
          perPersonAndDay === undefined
            ? null
            : { limit: perPersonAndDay, used: sumUp((entry) => entry.actor === actor) },
        partnerDay: perPartnerAndDay === undefined ? null : { limit: perPartnerAndDay, used: sumUp(isOwner) },
        dayEndsAt: new Date((Math.floor(now() / day) + 1) * day).toISOString(),
        alone: approval?.above ?? null,
        withoutProof: stepUp?.above ?? null,
        newRecipientHold: newDestination?.coolingOff ?? null,
      }
    },
    approval: ({ kind, summary }) => {
      const approval = getRules(kind)?.approval
      const amount = readAmount(summary.amount)
      if (!approval || amount === null || compareAmounts(amount, approval.above) <= 0) return null
      return { rule: { above: approval.above, currency }, end: now() + (approval.expiresAfter ?? day) }
    },
  }
}

const ended: ReadonlySet<string> = new Set(['rejected', 'failed'] satisfies Operation['state'][])
const taken: ReadonlySet<string> = new Set(['accepted', 'succeeded', 'stale'] satisfies Operation['state'][])

/** Reads an amount as a plain decimal. The cast is safe: the fold makes one. */
function readAmount(amount: Operation['summary']['amount']): Amount | null {
  return foldAmount(amount) as Amount | null
}
