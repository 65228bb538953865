import { endpoints } from '@onlend/core/internal'
import { forwardRead } from '../upstream/forwardRead.ts'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { RelayContext } from '../RelayContext.ts'
import { isOwnerId } from '../routes/isOwnerId.ts'

/** What the service says of each transaction of a partner, by transaction reference. */
export type LoanStatuses = ReadonlyMap<string, string | null>

/** Reads the financed transactions of a customer partner on the relay's own behalf; `null` when they cannot be read. */
export async function readLoanStatuses(
  context: RelayContext,
  customerPartnerId: string,
): Promise<LoanStatuses | null> {
  if (!isOwnerId(customerPartnerId)) return null
  const answer = await forwardRead(context, {
    endpoint: 'listFinancings',
    principal: null,
    path: endpoints.listFinancings.path.replace('{customerPartnerId}', () =>
      encodeURIComponent(customerPartnerId),
    ),
    requestId: crypto.randomUUID(),
    asker: new AbortController().signal,
  }).catch(() => null)
  if (answer === null || answer.status !== 200 || answer.body === null) return null
  const body = tryParseJson(await new Response(answer.body).text())
  if (!isRecord(body) || !Array.isArray(body.data)) return null
  const statuses = new Map<string, string | null>()
  for (const record of body.data) {
    if (!isRecord(record) || typeof record.transaction_reference !== 'string') continue
    statuses.set(
      record.transaction_reference,
      typeof record.loan_status === 'string' ? record.loan_status : null,
    )
  }
  return statuses
}
