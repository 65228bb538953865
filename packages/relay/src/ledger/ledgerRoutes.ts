import * as own from '@onlend/core/relay'
import { OperationState } from '@onlend/core'
import {
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { createReadCheck, findReadableKinds, mayActFor } from '../identity/index.ts'
import { readVisiblePage } from '../lib/readVisiblePage.ts'
import { writeForOperators, writeOperation } from './writeOperation.ts'
import { findReadable } from './findReadable.ts'
import { answerResolution } from './answerResolution.ts'
import { answerRows } from './answerRows.ts'
import { answerApprovalDetails } from './approvals/answerApprovalDetails.ts'
import { answerApproval } from './approvals/answerApproval.ts'
import { answerApprovalRefusal } from './approvals/answerApprovalRefusal.ts'
import { answerAudit } from './audit/answerAudit.ts'
import { answerGuidance } from './guidance/answerGuidance.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { answerLimits } from './spending/answerLimits.ts'
import { answerCreditedLines } from './statement-lines/answerCreditedLines.ts'
import { answerSnapshots } from './snapshots/answerSnapshots.ts'

const reads = { session: true, budget: 'reads' } as const
const writes = { session: true, budget: 'writes' } as const

const pageSize = 200

/**
 * Lists the operations that need an operator, oldest first, 200 at a time; `after` with the `place` of the last operation asks for the next.
 *
 * @throws RelayRefusal for a person who is not an operator, and for an invalid place.
 */
async function answerAttention(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof own.listAttention>>,
): Promise<RouteAnswer<typeof own.listAttention>> {
  const { store, environment } = context
  const { after = '0_' } = parameters
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  const place = /^(\d{1,15})_(.*)$/.exec(after)
  if (!place)
    throw new RelayRefusal('malformed_request', { data: { field: 'after', problem: 'is no place' } })
  const from = { receivedAt: Number(place[1]), id: place[2] ?? '' }
  const mayRead = createReadCheck(context, { principal, endpoint: 'listAttention' })
  const operations = await readVisiblePage(from, {
    limit: pageSize,
    read: (page) => store.listAttention(environment, page),
    placeOf: ({ createdAt, id }) => ({ receivedAt: createdAt, id }),
    isShown: ({ owner, kind }) => mayRead(owner, kind),
  })
  return { data: operations.map(writeForOperators) }
}

/** The most operations that `GET /operations` returns. */
const listLimit = 200

/**
 * Lists the newest operations of the one owner that the query names, as far as the person may see them.
 *
 * @throws RelayRefusal for no owner or two, for an unknown state, and for an owner for whom the session may not act.
 */
async function answerOperations(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof own.listOperations>>,
): Promise<RouteAnswer<typeof own.listOperations>> {
  const { customerPartnerId, channelPartnerId, inState } = parameters
  const id = customerPartnerId ?? channelPartnerId
  if (id === undefined || (customerPartnerId && channelPartnerId)) throw new RelayRefusal('malformed_request')
  const asked = inState === undefined ? null : (OperationState.safeParse(inState).data ?? null)
  if (inState !== undefined && asked === null) throw new RelayRefusal('malformed_request')
  const kind = customerPartnerId ? 'customerPartnerId' : 'channelPartnerId'
  const owner = { environment: context.environment, kind, id } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const kinds = await findReadableKinds(context, { principal, endpoint: 'listOperations', owner })
  const shown = kinds && { kinds: [...kinds], actor: principal.userId }
  const operations = await context.store.listOperations(owner, listLimit, shown, asked)
  return { data: operations.map(writeOperation) }
}

/** The ledger's routes for people and operators. */
export const ledgerRoutes: readonly Route<LedgerContext>[] = [
  route(own.listOperations, { ...reads, handle: answerOperations }),
  route(own.getOperation, { ...reads, handle: answerOneOperation }),
  route(own.listOperationRows, { ...reads, handle: answerRows }),
  route(own.getGuidance, { ...reads, handle: answerGuidance }),
  route(own.listCreditSnapshots, { ...reads, handle: answerSnapshots }),
  route(own.listLimits, { ...reads, handle: answerLimits }),
  route(own.getApproval, { ...reads, handle: answerApprovalDetails }),
  route(own.approveOperation, { ...writes, handle: answerApproval }),
  route(own.refuseOperation, { ...writes, handle: answerApprovalRefusal }),
  route(own.findCreditedLines, { ...reads, handle: answerCreditedLines }),
  route(own.listAttention, { ...reads, handle: answerAttention }),
  route(own.resolveOperation, { ...writes, handle: answerResolution }),
  route(own.listAudit, { ...reads, handle: answerAudit }),
]

/**
 * Reads one operation that the session may read.
 *
 * @throws RelayRefusal for an operation that does not exist.
 */
async function answerOneOperation(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof own.getOperation>>,
): Promise<RouteAnswer<typeof own.getOperation>> {
  return { data: writeOperation(await findReadable(context, incoming, 'getOperation')) }
}
