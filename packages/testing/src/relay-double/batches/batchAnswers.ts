import type { Session } from '@onlend/core'
import { endpoints, toSeenLine } from '@onlend/core/internal'
import {
  type Batch,
  type BatchPiece,
  type BatchRow,
  createBatch,
  findCreditedLines,
  relayHeaders,
  resumeBatch,
} from '@onlend/core/relay'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import type { Ledger } from '../Ledger.ts'
import { findLineHolders } from '../lines/findLineHolders.ts'
import { mayActFor } from '../mayActFor.ts'
import { mayCall } from '../mayCall.ts'
import { readInput } from '../readInput.ts'
import { readJson } from '../readJson.ts'
import { readRecord } from '../readRecord.ts'
import { refuse } from '../refuse.ts'
import { describeBatch } from './describeBatch.ts'
import { describeRows } from './describeRows.ts'
import type { HeldBatch, HeldPiece, HeldRow } from './HeldBatch.ts'

type BatchAnswersParameters = {
  ledger: Ledger
  now: () => number
  onChange: (batch: Pick<Batch, 'id' | 'kind' | 'customerPartnerId'>) => void
  /** Sends a write to the service, as the person would. */
  callService: (kind: Batch['kind'], call: SignedInCall) => Promise<Response>
}

type BatchRoute =
  | 'createBatch'
  | 'appendBatchRows'
  | 'listBatches'
  | 'getBatch'
  | 'listBatchRows'
  | 'pauseBatch'
  | 'resumeBatch'
  | 'cancelBatch'
  | 'findCreditedLines'

const pieceSize = 100
const pageSize = 500
const states = ['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown']

/** Makes the routes of batches. The double sends one piece after another at once, until a piece is held. */
export function batchAnswers(parameters: BatchAnswersParameters): DoubleAnswers<BatchRoute> {
  const { ledger, now, onChange } = parameters
  const batches = new Map<string, HeldBatch>()
  const toAnswer = (batch: HeldBatch) => ({ data: describeBatch(batch, ledger) })
  const tell = ({ facts }: HeldBatch) => onChange(facts)
  const find = (session: Session, id: string | undefined): HeldBatch | null => {
    const batch = batches.get(id ?? '')
    return batch && mayActFor(session, batch.facts.customerPartnerId) ? batch : null
  }
  const run = async (batch: HeldBatch): Promise<void> => {
    if (batch.isRunning) return
    batch.isRunning = true
    while (batch.state === 'sending') {
      const next = cutPiece(batch)
      if (next) await sendPiece(parameters, batch, next)
      else batch.state = 'sent'
      tell(batch)
    }
    batch.isRunning = false
  }
  /** Changes a batch of a person who may send its rows. */
  const change = (
    { session, parameters: { batchId } }: SignedInCall,
    apply: (batch: HeldBatch) => Response | undefined,
  ) => {
    const batch = find(session, batchId)
    if (!batch) return refuse('not_found')
    if (!mayCall(session, batch.facts.kind)) return refuse('forbidden')
    const refusal = apply(batch)
    tell(batch)
    void run(batch)
    return refusal ?? toAnswer(batch)
  }
  return {
    createBatch: ({ session, headers, body }) => {
      const id = headers.get(relayHeaders.idempotencyKey)
      const customerPartnerId = readRecord(body)?.customer_partner_id
      const asked = readInput(createBatch, body)
      if (id === null) return refuse('idempotency_key_required')
      if (!asked || typeof customerPartnerId !== 'string') return refuse('malformed_request')
      if (!mayCall(session, asked.kind) || !mayActFor(session, customerPartnerId)) return refuse('forbidden')
      const known = batches.get(id)
      if (known) return toAnswer(known)
      const createdAt = new Date(now()).toISOString()
      const batch: HeldBatch = {
        facts: {
          ...asked,
          fileName: toSeenLine(asked.fileName),
          id,
          customerPartnerId,
          createdBy: session.displayName,
          createdAt,
        },
        ...{ session, state: 'receiving', rows: [], pieces: [], confirmed: new Map(), isRunning: false },
      }
      batches.set(id, batch)
      tell(batch)
      return toAnswer(batch)
    },
    appendBatchRows: async (call) => {
      const sent = await readRows(call)
      if (!sent) return refuse('malformed_request')
      return change(call, (batch) => {
        if (batch.state !== 'receiving') return undefined
        if (sent.from > batch.rows.length) return refuse('batch_changed', toAnswer(batch))
        batch.rows = [...batch.rows.slice(0, sent.from), ...sent.rows]
        if (batch.rows.length >= batch.facts.total) batch.state = 'sending'
        return undefined
      })
    },
    listBatches: ({ session, parameters: { customerPartnerId = '', kind } }) => {
      if (!mayActFor(session, customerPartnerId)) return refuse('forbidden')
      const listed = [...batches.values()].filter(
        ({ facts, state }) =>
          facts.customerPartnerId === customerPartnerId &&
          state !== 'cancelled' &&
          (kind === undefined || facts.kind === kind),
      )
      return { data: listed.reverse().map((batch) => describeBatch(batch, ledger)) }
    },
    getBatch: ({ session, parameters: { batchId } }) => {
      const batch = find(session, batchId)
      return batch ? toAnswer(batch) : refuse('not_found')
    },
    listBatchRows: ({ session, parameters: { batchId, after = '-1', inState } }) => {
      const batch = find(session, batchId)
      if (inState !== undefined && !states.includes(inState)) return refuse('malformed_request')
      if (!batch) return refuse('not_found')
      const isListed = ({ position, state }: BatchRow) =>
        position > Number(after) && (inState === undefined || state === inState)
      return { data: describeRows(batch, ledger).filter(isListed).slice(0, pageSize) }
    },
    pauseBatch: (call) =>
      change(call, (batch) => {
        if (batch.state === 'sending') batch.state = 'paused'
        return undefined
      }),
    cancelBatch: (call) =>
      change(call, (batch) => {
        batch.state = 'cancelled'
        return undefined
      }),
    resumeBatch: (call) => {
      const decision = readInput(resumeBatch, call.body)?.decision
      return change(call, (batch) => {
        if (decision) {
          const held = batch.pieces.find(
            ({ operationId, state }) => operationId === decision.operationId && state === 'held',
          )
          if (!held) return refuse('batch_changed', toAnswer(batch))
          decide(batch, held, decision)
        }
        if (batch.state === 'paused' || batch.state === 'stopped') {
          batch.pieces = batch.pieces.filter(({ state }) => state !== 'held')
          batch.session = call.session
          batch.state = 'sending'
        }
        return undefined
      })
    },
    findCreditedLines: ({ session, body }) => {
      const customerPartnerId = readRecord(body)?.customer_partner_id
      const asked = readInput(findCreditedLines, body)
      if (!asked || typeof customerPartnerId !== 'string') return refuse('malformed_request')
      if (!mayActFor(session, customerPartnerId)) return refuse('forbidden')
      const asking = { id: '', customerPartnerId, channelPartnerId: null }
      const entries = ledger.entries()
      return { data: asked.digests.filter((digest) => findLineHolders(entries, asking, digest).length > 0) }
    },
  }
}

/** Reads the rows of a request, packed or not. */
async function readRows({ headers, body }: SignedInCall): Promise<{ from: number; rows: HeldRow[] } | null> {
  const sent = new Response(body)
  const packed = headers.get('Content-Encoding') === 'gzip' ? sent.body : null
  const text = await (packed
    ? new Response(packed.pipeThrough(new DecompressionStream('gzip')))
    : sent
  ).text()
  // The rows stay unchanged: the service gets them.
  const { from, rows } = Object(readJson(text)) as Record<string, unknown>
  // The cast names the only type that the client's own schema lets through.
  return typeof from === 'number' && Array.isArray(rows) ? { from, rows: rows as HeldRow[] } : null
}

type Decision = { type: 'confirm' | 'skip' | 'skipCredited'; duplicate?: string | undefined }

function decide({ confirmed, pieces }: HeldBatch, held: HeldPiece, { type, duplicate }: Decision): void {
  if (type === 'confirm') confirmed.set(held.operationId, duplicate ?? '')
  if (type === 'skip') Object.assign(held, { state: 'refused', reason: 'leftOut' })
  if (type !== 'skipCredited') return
  // Each credited row becomes a piece that the batch leaves out; the other rows are cut anew between them.
  const out = held.problem.creditedRows.map((row): HeldPiece => {
    const operationId = `${held.operationId}.${row}`
    return { ...held, operationId, from: row, to: row + 1, state: 'refused', reason: 'credited' }
  })
  pieces.splice(pieces.indexOf(held), 1, ...out)
}

/** Cuts the next piece from the unsent rows; rows of one statement line stay together. */
function cutPiece({
  facts,
  rows,
  pieces,
}: HeldBatch): { operationId: string; from: number; to: number } | null {
  const isTaken = (at: number) => pieces.some(({ from, to }) => at >= from && at < to)
  const from = rows.findIndex((_, at) => !isTaken(at))
  if (from === -1) return null
  let to = from + 1
  while (to < rows.length && !isTaken(to) && (to - from < pieceSize || isOneLine(rows[to - 1], rows[to])))
    to += 1
  return { operationId: `${facts.id}.${from}-${to}`, from, to }
}

type Row = HeldRow | undefined

function isOneLine(one: Row, next: Row): boolean {
  if (!one || !next || !('payment' in one) || !('payment' in next)) return false
  return next.statementLines.some((digest) => one.statementLines.includes(digest))
}

async function sendPiece(
  { callService }: BatchAnswersParameters,
  batch: HeldBatch,
  piece: { operationId: string; from: number; to: number },
): Promise<void> {
  const { facts, session, confirmed, rows } = batch
  const { operationId, from, to } = piece
  const headers = new Headers({
    'Content-Type': 'application/json',
    [relayHeaders.idempotencyKey]: operationId,
  })
  const duplicate = confirmed.get(operationId)
  if (duplicate !== undefined) headers.set(relayHeaders.confirm, `duplicate=${duplicate}`)
  const sent = rows.slice(from, to)
  const payments = sent.flatMap((row) => ('payment' in row ? [row] : []))
  if (payments.length > 0)
    headers.set(
      relayHeaders.statementLines,
      payments.map(({ statementLines }) => statementLines.join('+') || '-').join(','),
    )
  const transactions = sent.flatMap((row) => ('transaction' in row ? [row] : []))
  const body =
    facts.kind === 'reconcileRepayments'
      ? { payments: payments.map(({ payment }) => payment) }
      : {
          sector: facts.sector,
          transactions: transactions.map(({ transaction }) => transaction),
          financed_transactions: transactions.flatMap(({ financed }) => (financed ? [financed] : [])),
        }
  const kind = facts.kind === 'reconcileRepayments' ? 'reconcileRepayments' : 'registerTransactions'
  const { method, path } = endpoints[kind]
  const answer = await callService(kind, {
    ...{ method, path, query: '', mount: '', headers, parameters: {}, signal: null, session },
    body: JSON.stringify({ customer_partner_id: facts.customerPartnerId, ...body }),
  })
  const end = await readEnd(answer, from)
  batch.pieces.push({ ...piece, ...end })
  if (end.state === 'held') batch.state = 'stopped'
}

const unanswered: readonly (string | null)[] = ['outcome_unknown', 'operation_in_flight']

async function readEnd(
  answer: Response,
  from: number,
): Promise<Pick<HeldPiece, 'state' | 'problem' | 'reason'>> {
  const code = answer.headers.get(relayHeaders.error)
  const told = (await answer.json().catch(() => null)) as {
    message?: string
    data?: { operation?: { id: string }; rows?: number[] } | null
  } | null
  const problem: Omit<BatchPiece, 'operationId' | 'from' | 'to' | 'state'> = {
    code,
    message: code === null && !answer.ok ? (told?.message ?? null) : null,
    status: answer.status,
    duplicate: told?.data?.operation?.id ?? null,
    creditedRows: code === 'line_credited' ? (told?.data?.rows ?? []).map((row) => from + row) : [],
  }
  if (answer.ok) return { state: 'accepted', problem, reason: null }
  if (unanswered.includes(code) || (code === null && answer.status >= 500))
    return { state: 'unknown', problem, reason: null }
  return code === null
    ? { state: 'refused', problem, reason: null }
    : { state: 'held', problem, reason: null }
}
