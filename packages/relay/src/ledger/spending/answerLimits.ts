import type { listLimits, SpendingLimits } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { isAllowed, mayActFor, mayCall, toAuthorized } from '../../identity/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { getDayBounds } from './getDayBounds.ts'
import { type AskedRules, readRules } from './readRules.ts'

const kinds = ['withdraw', 'requestDrawdown'] as const

/**
 * Lists the rules that apply to a person for one customer partner now: `GET /limits`. The list omits a kind that the person may not send or that has no rules.
 *
 * @throws RelayRefusal for a partner for whom the session may not act, and when the host does not answer with its spending controls.
 */
export async function answerLimits(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listLimits>>,
): Promise<RouteAnswer<typeof listLimits>> {
  if (!parameters.customerPartnerId) throw new RelayRefusal('malformed_request')
  const owner = { kind: 'customerPartnerId', id: parameters.customerPartnerId } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const data: SpendingLimits[] = []
  for (const kind of kinds) {
    if (!mayCall(principal, kind)) continue
    const question = { principal, endpoint: 'listLimits', owner, operation: toAuthorized({ kind }) } as const
    if (!(await isAllowed(context, question))) continue
    const limits = await readLimits(context, { kind, owner, userId: principal.userId })
    if (limits) data.push(limits)
  }
  return { data }
}

async function readLimits(context: LedgerContext, asked: AskedRules): Promise<SpendingLimits | null> {
  const { controls, rules } = (await readRules(context, asked)) ?? {}
  if (!controls || !rules) return null
  const { store, environment, clock } = context
  const { currency } = controls
  const { perOperation, perPersonAndDay, perPartnerAndDay, approval, stepUp, newDestination } = rules
  const day = getDayBounds(controls.timeZone ?? 'UTC', clock.now())
  const question = {
    ...{ kind: asked.kind, owner: { environment, ...asked.owner }, actor: asked.userId },
    ...{ currency, from: day.from },
  }
  const sumUp = (of: 'person' | 'partner') =>
    store.sumDay({ of, ...question }).catch(() => {
      throw new RelayRefusal('store_unavailable')
    })
  return {
    ...{ kind: asked.kind, currency, atOnce: perOperation ?? null },
    personDay: perPersonAndDay === undefined ? null : { limit: perPersonAndDay, used: await sumUp('person') },
    partnerDay:
      perPartnerAndDay === undefined ? null : { limit: perPartnerAndDay, used: await sumUp('partner') },
    dayEndsAt: new Date(day.until).toISOString(),
    alone: approval?.above ?? null,
    withoutProof: stepUp?.above ?? null,
    newRecipientHold: newDestination?.coolingOff ?? null,
  }
}
