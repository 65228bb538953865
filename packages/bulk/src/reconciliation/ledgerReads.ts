import { type LendingClient, type Operation, callEndpoint } from '@onlend/core'
import { type OperationRow, listOperationRows, listOperations } from '@onlend/core/relay'
import { calendarDays } from '@onlend/core/internal'

type ReadOptions = { client: LendingClient; signal: AbortSignal }

type ReadLedgerOptions = ReadOptions & {
  customerPartnerId: string
  /** The first day whose operations are needed. */
  from: string
  toDay: (moment: string) => string
}

/** Operations, and rows, in one answer of the relay. */
const pageSize = 200
/** Reads at once. */
const atOnce = 4

const states: readonly Operation['state'][] = [
  ...(['succeeded', 'failed', 'accepted', 'unknown', 'stale'] as const),
  ...(['reversed', 'rejected', 'submitting', 'awaiting_approval'] as const),
]

/** Reads the ledger back to a day: the newest operations, and where these do not reach back, the newest of each state. */
async function readOperations(options: ReadLedgerOptions): Promise<Operation[]> {
  const { client, customerPartnerId, from, toDay, signal } = options
  const read = (inState?: Operation['state']) =>
    callEndpoint(client, listOperations, { customerPartnerId, ...(inState && { inState }) }, { signal })
  const newest = await read()
  const last = newest.length < pageSize ? undefined : newest.at(-1)
  if (last === undefined || toDay(last.createdAt) < from) return newest
  const pages = await inTurn(states, read)
  return [...new Map([newest, ...pages].flat().map((one) => [one.id, one])).values()]
}

/** The first day with every operation read; `null` where `from` and all later days have them. */
function findKnownFrom(
  operations: readonly Operation[],
  { from, toDay }: Pick<ReadLedgerOptions, 'from' | 'toDay'>,
): string | null {
  if (operations.length < pageSize) return null
  const oldest = states.flatMap((state) => {
    const moments = operations.filter((one) => one.state === state).map(({ createdAt }) => createdAt)
    return moments.length < pageSize ? [] : (moments.sort()[0] ?? [])
  })
  const last = oldest.map(toDay).sort().at(-1)
  // Operations of the last day itself can be missing.
  return last === undefined || last < from ? null : calendarDays.add(last, 1)
}

/** Reads the rows of each of these sets. */
async function readRows(
  operationIds: readonly string[],
  { client, signal }: ReadOptions,
): Promise<ReadonlyMap<string, readonly OperationRow[]>> {
  const read = async (operationId: string) => {
    const rows: OperationRow[] = []
    let after: number | null = -1
    while (after !== null) {
      const parameters = { operationId, after: String(after) }
      const page: OperationRow[] = await callEndpoint(client, listOperationRows, parameters, { signal })
      rows.push(...page)
      after = page.length < pageSize ? null : (page.at(-1)?.position ?? null)
    }
    return [operationId, rows] as const
  }
  return new Map(await inTurn(operationIds, read))
}

/** Runs few calls at once, so that other reads of the page get their answers too. */
async function inTurn<Item, Value>(
  items: readonly Item[],
  run: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = []
  for (let at = 0; at < items.length; at += atOnce)
    values.push(...(await Promise.all(items.slice(at, at + atOnce).map(run))))
  return values
}

/** The reads of the relay's ledger for a comparison. */
export const ledgerReads = { readOperations, findKnownFrom, readRows }
