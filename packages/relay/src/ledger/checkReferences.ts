import { endpoints, isOwnerId, type WriteName } from '@onlend/core/internal'
import { type Principal, RelayRefusal } from '../http/index.ts'
import { foldKey } from '../lib/foldKey.ts'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { Owner } from '../database/Owner.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { forwardRead } from '../upstream/index.ts'

type CheckedWrite = {
  kind: WriteName
  owner: Pick<Owner, 'kind' | 'id'>
  principal: Principal
  /** The parsed body. */
  body: unknown
  requestId: string
}

/** The lists of a body whose rows refer to an existing record, and the field of the reference. */
const named: Partial<Record<WriteName, { list: string; field: string; isOptional: boolean }>> = {
  reconcileRepayments: { list: 'payments', field: 'transaction_reference', isOptional: false },
  registerTransactions: { list: 'financed_transactions', field: 'drawdown_id', isOptional: true },
}

/**
 * Makes sure that the references of a body belong to its owner: the financings of repayments (Partner API, Endpoint 6), and the
 * drawdowns of financed transactions (Endpoint 4). A reference of another partner and one that does not exist get the same answer.
 *
 * @throws RelayRefusal that names the first field that is not the owner's or is ambiguous; and when the service cannot be asked.
 */
export async function checkReferences(
  context: LedgerContext,
  { kind, owner, principal, body, requestId }: CheckedWrite,
): Promise<void> {
  const place = named[kind]
  if (!place || !isRecord(body)) return
  const references = readReferences(body, place)
  if (references.length === 0) return
  const read = (endpoint: 'listFinancings' | 'getActiveDrawdown') =>
    readOwn(context, endpoint, { owner, principal, requestId })
  const financings = await read('listFinancings')
  const own = new Set(financings.map((financing) => financing[place.field]))
  const isForeign = ({ reference }: Reference) => !own.has(reference)
  if (kind === 'registerTransactions' && references.some(isForeign))
    for (const { id } of await read('getActiveDrawdown')) own.add(id)
  const foreign = references.find(isForeign)
  if (foreign) throw refusal('forbidden', foreign.field, 'is none of this partner')
}

type Reference = { field: string; reference: string }

/** The references of a body, each under the one spelling of its field that every parser finds. */
function readReferences(
  body: Readonly<Record<string, unknown>>,
  { list, field, isOptional }: { list: string; field: string; isOptional: boolean },
): Reference[] {
  const rows = only(body, list)
  if (rows === undefined && isOptional) return []
  if (!Array.isArray(rows)) throw refusal('malformed_request', list, 'is a list')
  return rows.flatMap((row: unknown, at): Reference[] => {
    const path = `${list}.${at}.${field}`
    if (!isRecord(row)) throw refusal('malformed_request', `${list}.${at}`, 'is an object')
    const reference = only(row, field)
    if (isOptional && (reference === undefined || reference === null)) return []
    // A number has several spellings; a reference has one.
    if (typeof reference !== 'string' || reference === '')
      throw refusal('malformed_request', path, 'is a text')
    return [{ field: path, reference }]
  })
}

/** The value of a key, where no other key of the object is the same to a lenient parser. */
function only(record: Readonly<Record<string, unknown>>, key: string): unknown {
  const spellings = Object.keys(record).filter((each) => foldKey(each) === foldKey(key))
  if (spellings.some((each) => each !== key))
    throw refusal('malformed_request', key, 'is spelt in another way')
  return record[key]
}

/** The owner's financings or active drawdown, read from the service on the person's behalf; the person does not see them. */
async function readOwn(
  context: LedgerContext,
  endpoint: 'listFinancings' | 'getActiveDrawdown',
  { owner, principal, requestId }: Pick<CheckedWrite, 'owner' | 'principal' | 'requestId'>,
): Promise<Readonly<Record<string, unknown>>[]> {
  if (owner.kind !== 'customerPartnerId' || !isOwnerId(owner.id)) throw new RelayRefusal('forbidden')
  const path = endpoints[endpoint].path.replace('{customerPartnerId}', () => encodeURIComponent(owner.id))
  const caller = new AbortController().signal
  const answer = await forwardRead(context, { endpoint, principal, path, requestId, caller }).catch(
    () => null,
  )
  // A 404 means "no active drawdown".
  if (answer?.status === 404 && endpoint === 'getActiveDrawdown') return []
  const body = answer?.status === 200 ? tryParseJson(await new Response(answer.body).text()) : null
  if (isRecord(body) && endpoint === 'getActiveDrawdown') return isRecord(body.data) ? [body.data] : []
  if (isRecord(body) && Array.isArray(body.data)) return body.data.filter(isRecord)
  context.logger.warn(
    { event: 'references.unknown', endpoint },
    'the service could not be asked whose a reference is',
  )
  throw new RelayRefusal('rights_unknown')
}

function refusal(code: 'forbidden' | 'malformed_request', field: string, problem: string): RelayRefusal {
  return new RelayRefusal(code, { data: { field, problem } })
}
