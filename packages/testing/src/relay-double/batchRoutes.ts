import type { Amount, Session } from '@onlend/core'
import { toSeenLine } from '@onlend/core/internal'
import { type Batch, type BatchPiece, type BatchRow, relayHeaders } from '@onlend/core/relay'
import type { DoubleCall, DoubleRoutes } from './DoubleCall.ts'
import type { Ledger } from './createLedger.ts'
import { readRights } from './readRights.ts'
import { refuse } from './refuse.ts'

/** A row of the request, with amounts as numbers, as the service gets them. */
type Row = {
  line: number
  transaction?: { transaction_reference: string; amount_payable: number }
  financed?: unknown
  payment?: { transaction_reference: string; amount: number }
  statementLines?: readonly string[]
}

/** Rows that the double sent together, or left out. */
type Piece = Omit<BatchPiece, 'state'> & {
  state: 'accepted' | 'refused' | BatchPiece['state']
  reason: BatchRow['reason']
}

/** A batch as the double keeps it. */
type HeldBatch = {
  facts: Omit<Batch, 'state' | 'problem' | 'retryAt' | 'received' | 'counts' | 'troubled'>
  /** The session of the person whose rights the batch uses. */
  session: Session
  state: Batch['state']
  rows: Row[]
  pieces: Piece[]
  /** The earlier operation that a person has seen, by the piece that equals it. */
  confirmed: Map<string, string>
  isRunning: boolean
}

type BatchRoutesParameters = {
  ledger: Ledger
  now: () => number
  onChange: (batch: Pick<Batch, 'id' | 'kind' | 'customerPartnerId'>) => void
  /** Sends a write to the service, as the person would. */
  callService: (
    kind: 'registerTransactions' | 'reconcileRepayments',
    call: Omit<DoubleCall, 'method' | 'path' | 'mount' | 'signal'>,
  ) => Promise<Response>
}

type BatchRoute =
  | ('createBatch' | 'appendBatchRows' | 'listBatches' | 'getBatch' | 'listBatchRows')
  | ('pauseBatch' | 'resumeBatch' | 'cancelBatch' | 'findCreditedLines')

const pieceSize = 100
const pageSize = 500
const rowStates = new Set(['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown'])

/** Makes the routes of batches. The double sends one piece after another at once, until a piece is held. */
export function batchRoutes({
  ledger,
  now,
  onChange,
  callService,
}: BatchRoutesParameters): DoubleRoutes<BatchRoute> {
  const batches = new Map<string, HeldBatch>()
  const toAnswer = (batch: HeldBatch): { data: Batch } => ({ data: describeBatch(batch, ledger) })
  const find = ({ rights, parameters: { batchId = '' } }: DoubleCall): HeldBatch | null => {
    const batch = batches.get(batchId)
    return batch && rights.actFor(batch.facts) ? batch : null
  }
  const run = async (batch: HeldBatch): Promise<void> => {
    if (batch.isRunning) return
    batch.isRunning = true
    while (batch.state === 'sending') {
      const next = cutPiece(batch)
      if (next) await send(batch, next)
      else batch.state = 'sent'
      onChange(batch.facts)
    }
    batch.isRunning = false
  }
  const send = async (batch: HeldBatch, piece: Pick<Piece, 'operationId' | 'from' | 'to'>): Promise<void> => {
    const { facts, session, confirmed } = batch
    const rows = batch.rows.slice(piece.from, piece.to)
    const isRepayments = facts.kind === 'reconcileRepayments'
    const headers = new Headers({
      'Content-Type': 'application/json',
      [relayHeaders.idempotencyKey]: piece.operationId,
    })
    const duplicate = confirmed.get(piece.operationId)
    if (duplicate !== undefined) headers.set(relayHeaders.confirm, `duplicate=${duplicate}`)
    const lines = rows.map(({ statementLines }) => statementLines?.join('+') || '-').join()
    if (isRepayments) headers.set(relayHeaders.statementLines, lines)
    const body = isRepayments
      ? { payments: rows.map(({ payment }) => payment) }
      : {
          sector: facts.sector,
          transactions: rows.map(({ transaction }) => transaction),
          financed_transactions: rows.flatMap(({ financed }) => (financed ? [financed] : [])),
        }
    const answer = await callService(isRepayments ? 'reconcileRepayments' : 'registerTransactions', {
      ...{ headers, session, rights: readRights(session) },
      parameters: { customerPartnerId: facts.customerPartnerId },
      body: JSON.stringify({ customer_partner_id: facts.customerPartnerId, ...body }),
    })
    const ended = { ...piece, ...(await readEnd(answer, piece.from)) }
    batch.pieces.push(ended)
    if (ended.state === 'held') batch.state = 'stopped'
  }
  /** Changes a batch of a person who may send its rows. */
  const change = (
    call: DoubleCall,
    apply: (batch: HeldBatch) => boolean | void,
  ): Response | { data: Batch } => {
    const batch = find(call)
    if (!batch) return refuse('not_found')
    if (!call.rights.call(batch.facts.kind)) return refuse('forbidden')
    const isStale = apply(batch) === false
    onChange(batch.facts)
    void run(batch)
    return isStale ? refuse('batch_changed', toAnswer(batch)) : toAnswer(batch)
  }
  return {
    createBatch: ({ session, rights, headers, parameters: { customerPartnerId = '' } }, asked) => {
      const id = headers.get(relayHeaders.idempotencyKey)
      if (id === null) return refuse('idempotency_key_required')
      if (!rights.call(asked.kind)) return refuse('forbidden')
      const createdAt = new Date(now()).toISOString()
      const facts = { ...asked, fileName: toSeenLine(asked.fileName), id, customerPartnerId }
      const batch = batches.get(id) ?? {
        facts: { ...facts, createdBy: session.displayName, createdAt },
        ...{ session, state: 'receiving', rows: [], pieces: [], confirmed: new Map(), isRunning: false },
      }
      if (!batches.has(id)) onChange(batch.facts)
      batches.set(id, batch)
      return toAnswer(batch)
    },
    appendBatchRows: (call, { from, rows }) =>
      change(call, (batch) => {
        if (batch.state !== 'receiving') return
        if (from > batch.rows.length) return false
        // The cast names the rows as the client has written them.
        batch.rows = [...batch.rows.slice(0, from), ...(rows as unknown as Row[])]
        if (batch.rows.length >= batch.facts.total) batch.state = 'sending'
      }),
    listBatches: ({ parameters: { customerPartnerId, kind } }) => {
      const listed = [...batches.values()].filter(
        ({ facts, state }) =>
          facts.customerPartnerId === customerPartnerId &&
          state !== 'cancelled' &&
          (kind === undefined || facts.kind === kind),
      )
      return { data: listed.reverse().map((batch) => describeBatch(batch, ledger)) }
    },
    getBatch: (call) => {
      const batch = find(call)
      return batch ? toAnswer(batch) : refuse('not_found')
    },
    listBatchRows: (call) => {
      const batch = find(call)
      const { after = '-1', inState } = call.parameters
      if (inState !== undefined && !rowStates.has(inState)) return refuse('malformed_request')
      if (!batch) return refuse('not_found')
      const isListed = ({ position, state }: BatchRow) =>
        position > Number(after) && (inState === undefined || state === inState)
      return { data: describeRows(batch, ledger).filter(isListed).slice(0, pageSize) }
    },
    pauseBatch: (call) =>
      change(call, (batch) => {
        if (batch.state === 'sending') batch.state = 'paused'
      }),
    cancelBatch: (call) =>
      change(call, (batch) => {
        batch.state = 'cancelled'
      }),
    resumeBatch: (call, { decision }) =>
      change(call, (batch) => {
        const held = batch.pieces.find(
          ({ operationId, state }) => operationId === decision?.operationId && state === 'held',
        )
        if (decision && !held) return false
        if (decision && held) decide(batch, held, decision)
        if (batch.state !== 'paused' && batch.state !== 'stopped') return
        batch.pieces = batch.pieces.filter(({ state }) => state !== 'held')
        batch.session = call.session
        batch.state = 'sending'
      }),
    findCreditedLines: ({ parameters: { customerPartnerId = '' } }, { digests }) => {
      const asking = { id: '', customerPartnerId, channelPartnerId: null }
      return { data: digests.filter((digest) => ledger.findHolders(asking, digest).length > 0) }
    },
  }
}

type Decision = { type: 'confirm' | 'skip' | 'skipCredited'; duplicate?: string | undefined }

function decide({ confirmed, pieces }: HeldBatch, held: Piece, { type, duplicate = '' }: Decision): void {
  if (type === 'confirm') confirmed.set(held.operationId, duplicate)
  if (type === 'skip') Object.assign(held, { state: 'refused', reason: 'leftOut' })
  if (type !== 'skipCredited') return
  // Each credited row becomes a piece that the batch leaves out; the other rows are cut anew between them.
  const out = held.creditedRows.map((row): Piece => {
    const operationId = `${held.operationId}.${row}`
    return { ...held, operationId, from: row, to: row + 1, state: 'refused', reason: 'credited' }
  })
  pieces.splice(pieces.indexOf(held), 1, ...out)
}

/** Cuts the next piece from the unsent rows; rows of one statement line stay together. */
function cutPiece({ facts, rows, pieces }: HeldBatch): Pick<Piece, 'operationId' | 'from' | 'to'> | null {
  const isTaken = (at: number) => pieces.some(({ from, to }) => at >= from && at < to)
  const isOneLine = (at: number) =>
    rows[at]?.statementLines?.some((digest) => rows[at - 1]?.statementLines?.includes(digest)) ?? false
  const from = rows.findIndex((_, at) => !isTaken(at))
  if (from === -1) return null
  let to = from + 1
  while (to < rows.length && !isTaken(to) && (to - from < pieceSize || isOneLine(to))) to += 1
  return { operationId: `${facts.id}.${from}-${to}`, from, to }
}

async function readEnd(answer: Response, from: number): Promise<Omit<Piece, 'operationId' | 'from' | 'to'>> {
  const code = answer.headers.get(relayHeaders.error)
  // The cast names what the service and the double answer to a write.
  const read = (await answer.json().catch(() => null)) as {
    message?: string
    data?: { operation?: { id: string }; rows?: number[] } | null
  } | null
  const isUnknown = code === 'outcome_unknown' || code === 'operation_in_flight'
  return {
    ...{ code, status: answer.status, reason: null, duplicate: read?.data?.operation?.id ?? null },
    message: code === null && !answer.ok ? (read?.message ?? null) : null,
    creditedRows: code === 'line_credited' ? (read?.data?.rows ?? []).map((row) => from + row) : [],
    state: answer.ok ? 'accepted' : isUnknown ? 'unknown' : code === null ? 'refused' : 'held',
  }
}

/** Makes the batch of an answer. */
function describeBatch(batch: HeldBatch, ledger: Ledger): Batch {
  const { facts, state, rows, pieces } = batch
  const missing = facts.total - rows.length
  const [unsent, refused] = state === 'cancelled' ? [0, missing] : [missing, 0]
  const counts = { unsent, refused, awaited: 0, succeeded: 0, failed: 0, unknown: 0 }
  for (const row of describeRows(batch, ledger)) counts[row.state] += 1
  return {
    ...{ ...facts, state, retryAt: null, problem: null, received: rows.length, counts },
    troubled: pieces.flatMap(({ reason: _reason, ...piece }) =>
      piece.state === 'held' || piece.state === 'unknown' ? [{ ...piece, state: piece.state }] : [],
    ),
  }
}

const withoutRows = { accepted: 'awaited', refused: 'refused', held: 'unsent', unknown: 'unknown' } as const

/** Makes the rows of a batch with their outcomes, as far as they have arrived. */
function describeRows({ state: batchState, rows, pieces }: HeldBatch, ledger: Ledger): BatchRow[] {
  const sent = pieces.map((piece) => ({
    piece,
    settledRows: piece.state === 'held' ? [] : (ledger.find(piece.operationId)?.rows ?? []),
  }))
  return rows.map(({ line, transaction, payment }, position) => {
    const { piece, settledRows = [] } =
      sent.find(({ piece: { from, to } }) => position >= from && position < to) ?? {}
    const row = piece && settledRows[position - piece.from]
    const isLeftOut = batchState === 'cancelled' && (piece === undefined || piece.state === 'held')
    const settled = row?.state === 'succeeded' || row?.state === 'failed' ? row.state : null
    return {
      ...{ position, line, reference: (transaction ?? payment)?.transaction_reference ?? '' },
      // The cast is safe: a number of this size is written as digits with one point.
      amount: String(transaction?.amount_payable ?? payment?.amount) as Amount,
      state: settled ?? (isLeftOut ? 'refused' : piece ? withoutRows[piece.state] : 'unsent'),
      message: (settled === null ? piece?.message : row?.message) ?? null,
      reason: isLeftOut ? 'leftOut' : (piece?.reason ?? null),
      operationId: piece && piece.state !== 'held' ? piece.operationId : null,
    }
  })
}
