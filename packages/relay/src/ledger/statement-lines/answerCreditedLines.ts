import { findCreditedLines } from '@onlend/core/relay'
import {
  readInput,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../../http/index.ts'
import { createReadCheck, mayActFor, mayCall } from '../../identity/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { readStoreSecret } from '../readStoreSecret.ts'
import { hashLine } from './hashLine.ts'

/** Bytes: enough for a thousand digests as JSON with the other fields. */
const longest = 32_768

/**
 * Finds the statement lines for which the relay would refuse a report of repayments: `POST /credited-lines`.
 *
 * @throws RelayRefusal for a partner for whom the session may not report repayments, and for a body without digests.
 */
export async function answerCreditedLines(
  context: LedgerContext,
  { principal, request }: RelayRequest<RouteParameters<typeof findCreditedLines>>,
): Promise<RouteAnswer<typeof findCreditedLines>> {
  const { input, ownerId: id } = await readInput(context, request, findCreditedLines, longest)
  const owner = { environment: context.environment, kind: 'customerPartnerId', id } as const
  const mayRead = createReadCheck(context, { principal, endpoint: 'findCreditedLines' })
  const kind = 'reconcileRepayments'
  if (
    !mayCall(principal, kind) ||
    !(await mayActFor(context, principal, owner)) ||
    !(await mayRead(owner, kind))
  )
    throw new RelayRefusal('forbidden')
  const secret = await readStoreSecret(context)
  const hashed = await Promise.all(
    input.digests.map(async (digest) => [await hashLine(secret, owner, digest), digest] as const),
  )
  const held = await context.store.listHeldLines(
    owner,
    hashed.map(([hash]) => hash),
  )
  return { data: hashed.flatMap(([hash, digest]) => (held.has(hash) ? [digest] : [])) }
}
