import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { readersOfOperation } from '../identity/readersOfOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'

/** Rows in one answer; `after` with the last position asks for the next. */
const pageSize = 200

/**
 * Lists what became of each row of a set, in the order in which they were sent; an empty list for a write that is no set.
 *
 * @throws RelayRefusal when there is no such operation, or `after` is no position.
 */
export async function answerRows(
  context: RelayContext,
  { principal, parameters }: RelayRequest,
  { after = '-1' }: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  if (!/^(?:-1|\d{1,9})$/.test(after)) throw new RelayRefusal('malformed_request')
  const id = parameters.operationId ?? ''
  const owners = await readersOfOperation(context, principal, id)
  const found = owners.length > 0 ? await context.store.findOperation(owners, id) : null
  if (!found) throw new RelayRefusal('not_found')
  const rows = await context.store.listRows(found, Number(after), pageSize)
  return answerData(
    rows.map(({ settledAt, ...row }) => {
      return { ...row, settledAt: settledAt === null ? null : new Date(settledAt).toISOString() }
    }),
  )
}
