import { compareAmounts, type Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { foldAmount } from '@onlend/core/operations'
import type { OperationApproval } from '@onlend/core/relay'
import { RelayRefusal } from '../../http/index.ts'
import { keyedHash } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { getDayBounds } from './getDayBounds.ts'
import { readRules } from './readRules.ts'
import type { SpendingCheck } from './SpendingCheck.ts'

type AskedSpending = {
  kind: WriteName
  owner: Pick<Owner, 'kind' | 'id'>
  /** Who asked for the operation. */
  userId: string
  facts: { summary: Operation['summary']; destination: string | null }
  /** Under which the ledger hashes what must not be guessed. */
  secret: string
}

/** What an operation has to keep, and whether a second person has to approve it. */
export type Spending = {
  check: SpendingCheck
  /** The rule that asks for a second person, and the milliseconds for which the operation waits for one; `null` where none is needed. */
  approval: { rule: OperationApproval['rule']; time: number } | null
}

/** Milliseconds. */
const day = 86_400_000

/**
 * Finds out what an operation has to keep; `null` where nothing is controlled. An operation whose amount or destination cannot be read has to keep
 * what cannot be compared, so it is refused.
 *
 * @throws RelayRefusal for such an operation, and when the host cannot say what is controlled, or says it wrongly: nothing passes then.
 */
export async function createSpendingCheck(
  context: LedgerContext,
  { kind, owner, userId, facts, secret }: AskedSpending,
): Promise<Spending | null> {
  if (!(kind === 'withdraw' || kind === 'requestDrawdown')) return null
  const { controls, rules } = (await readRules(context, { kind, owner, userId })) ?? {}
  if (!controls || !rules) return null
  const { summary, destination } = facts
  const folded = foldAmount(summary.amount)
  if (folded === null || folded.startsWith('-')) throw unreadable('amount')
  // The cast follows the fold, which returns plain decimals alone.
  const amount = folded as SpendingCheck['amount']
  if (rules.newDestination && destination === null) throw unreadable('destination')
  const isAbove = (rule: { above: string } | undefined) =>
    rule !== undefined && compareAmounts(amount, rule.above as typeof amount) > 0 // The controls were checked.
  const { method, institution } = summary
  return {
    check: {
      currency: controls.currency,
      amount,
      perOperation: rules.perOperation ?? null,
      perPersonAndDay: rules.perPersonAndDay ?? null,
      perPartnerAndDay: rules.perPartnerAndDay ?? null,
      day: getDayBounds(controls.timeZone ?? 'UTC', context.clock.now()),
      destination:
        rules.newDestination && destination !== null
          ? {
              accountHash: await keyedHash(secret, destination),
              hash: await keyedHash(
                secret,
                JSON.stringify(['destination', method, institution?.toLowerCase() ?? null, destination]),
              ),
              ...{ method, institution, coolingOff: rules.newDestination.coolingOff },
            }
          : null,
      stepUp: isAbove(rules.stepUp) ? 'required' : 'done',
    },
    approval:
      rules.approval && isAbove(rules.approval)
        ? {
            rule: { above: rules.approval.above, currency: controls.currency },
            time: rules.approval.expiresAfter ?? day,
          }
        : null,
  }
}

function unreadable(field: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem: 'could not be read' } })
}
