import { type LendingClient, type Operation, callEndpoint } from '@onlend/core'
import { listOperations } from '@onlend/core/relay'

type SampleStatementOptions = { client: LendingClient; customerPartnerId: string }

/** Milliseconds of a day. */
const dayLength = 86_400_000

const headings = ['Trans Date', 'Narration', 'Reference', 'Debit', 'Credit']

/**
 * A bank statement made from the ledger: a line for each withdrawal that went out, also those whose answer was lost, a charge for each third, and
 * unrequested incoming money. The same ledger gives the same file; a ledger without withdrawals gives one of today.
 */
export async function sampleLockboxStatement({
  client,
  customerPartnerId,
}: SampleStatementOptions): Promise<File> {
  const operations = await callEndpoint(client, listOperations, { customerPartnerId })
  const moved = operations
    .filter(({ kind, state }) => kind === 'withdraw' && wentOut.includes(state))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  const first = moved[0] ? Date.parse(moved[0].createdAt) : Date.now()
  const rows = moved.flatMap((operation, at) => {
    const charge = [toDay(operation), 'NIP TRANSFER CHARGE', '', '52.50', '']
    return at % 3 === 2 ? [toRow(operation, at), charge] : [toRow(operation, at)]
  })
  const opening = new Date(first - 5 * dayLength).toISOString().slice(0, 10)
  const all = [headings, [opening, 'POS SETTLEMENT 0417', 'S417', '', '12750.00'], ...rows]
  return new File([all.map((cells) => cells.join(',')).join('\r\n')], 'lockbox-statement.csv', {
    type: 'text/csv',
  })
}

const wentOut: readonly Operation['state'][] = ['accepted', 'succeeded', 'unknown', 'stale']

/** Banks write the reference where the transfer got one; a withdrawal with a lost answer has none. */
function toRow(operation: Operation, at: number): string[] {
  const { reference, state, matched, summary } = operation
  const narration =
    state === 'unknown' || matched === 'resolved' ? 'NIP TRANSFER OUT' : `NIP TRANSFER OUT ${reference}`
  return [toDay(operation), narration, `S${1000 + at}`, summary.amount ?? '', '']
}

/** The bank's day: that of Lagos, an hour ahead of UTC all year. */
function toDay({ acceptedAt, createdAt }: Operation): string {
  return new Date(Date.parse(acceptedAt ?? createdAt) + 3_600_000).toISOString().slice(0, 10)
}
