import type { SpendingCheck } from '../src/ledger/spending/SpendingCheck.ts'
import { newOwner, withdrawClaim } from './storeFixtures.ts'

const { now } = withdrawClaim(newOwner())

/** The record of a call without an answer. */
export const nothingTold = { answer: null, refusal: null, serviceMessage: null, result: null } as const

/** How a claim waits for a second person: as long as `changes` say, or for ever. */
export const waitingApproval = <Changes extends object>(changes: Changes) => ({
  ...{ askedByName: null, rule: { above: '100', currency: 'NGN' } as const },
  ...{ expiresAt: Number.MAX_SAFE_INTEGER, request: { path: '/v1/withdraw', body: '{"amount":"100"}' } },
  ...changes,
})

/** The controls limit nothing until `changes` say so; the amount is that of `withdrawClaim`. */
export function spending(changes: Partial<SpendingCheck> = {}): SpendingCheck {
  return {
    ...{ currency: 'NGN', amount: '100', stepUp: 'done', destination: null },
    ...{ perOperation: null, perPersonAndDay: null, perPartnerAndDay: null },
    day: { from: now - 1_000, until: now + 86_400_000 },
    ...changes,
  }
}

/** A person whom no other case knows. */
export const newPerson = (): string => `person-${crypto.randomUUID()}`
