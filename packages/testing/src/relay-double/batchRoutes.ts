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
      [relayHeaders.confirm]: `duplicate=${confirmed.get(piece.operationId)}`,
    })
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
  /** Changes a batch of the person; a change that returns false comes too late. */
  const change = (
    call: DoubleCall,
    apply: (batch: HeldBatch) => boolean | void,
  ): Response | { data: Batch } => {
    const batch = find(call)
    if (!batch) return refuse('not_found')
    const isLate = apply(batch) === false
    onChange(batch.facts)
    void run(batch)
    return isLate ? refuse('batch_changed', toAnswer(batch)) : toAnswer(batch)
  }
  return {
    createBatch: ({ session, rights, headers, parameters: { customerPartnerId = '' } }, asked) => {
      const id = headers.get(relayHeaders.idempotencyKey) ?? ''
      if (!rights.call(asked.kind)) return refuse('forbidden')
      const createdAt = new Date(now()).toISOString()
      const facts = { ...asked, fileName: toSeenLine(asked.fileName), id, customerPartnerId }
      const batch = batches.get(id) ?? {
        facts: { ...facts, createdBy: session.displayName, createdAt },
        ...{ session, state: 'receiving', rows: [], pieces: [], confirmed: new Map(), isRunning: false },
      }
      batches.set(id, batch)
      onChange(batch.facts)
      return toAnswer(batch)
    },
    appendBatchRows: (call, { from, rows }) =>
      change(call, (batch) => {
        if (batch.state !== 'receiving') return
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
      const isListed = ({ position, state }: BatchRow) =>
        position > Number(after) && (inState === undefined || state === inState)
      if (!batch) return refuse('not_found')
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
        const { pieces, confirmed } = batch
        const held = pieces.find(
          ({ operationId, state }) => operationId === decision?.operationId && state === 'held',
        )
        if (decision && !held) return false
        if (decision?.type === 'confirm') confirmed.set(decision.operationId, decision.duplicate ?? '')
        if (held && decision?.type === 'skip') pieces.push({ ...held, state: 'refused', reason: 'leftOut' })
        // Each credited row becomes a piece that the batch leaves out; the other rows are cut anew between them.
        if (held && decision?.type === 'skipCredited')
          for (const row of held.creditedRows) {
            const operationId = `${held.operationId}.${row}`
            const out = { operationId, from: row, to: row + 1, state: 'refused', reason: 'credited' } as const
            pieces.push({ ...held, ...out })
          }
        if (batch.state !== 'paused' && batch.state !== 'stopped') return
        batch.pieces = pieces.filter(({ state }) => state !== 'held')
        batch.session = call.session
        batch.state = 'sending'
      }),
    findCreditedLines: ({ parameters: { customerPartnerId = '' } }, { digests }) => ({
      data: digests.filter((digest) => ledger.findHolders(customerPartnerId, digest).length > 0),
    }),
  }
}

/** Cuts the next piece from the unsent rows. */
function cutPiece({ facts, rows, pieces }: HeldBatch): Pick<Piece, 'operationId' | 'from' | 'to'> | null {
  const isTaken = (at: number) => pieces.some(({ from, to }) => at >= from && at < to)
  const from = rows.findIndex((_, at) => !isTaken(at))
  if (from === -1) return null
  let to = from + 1
  while (to < rows.length && !isTaken(to) && to - from < pieceSize) to += 1
  return { operationId: `${facts.id}.${from}-${to}`, from, to }
}

async function readEnd(answer: Response, from: number): Promise<Omit<Piece, 'operationId' | 'from' | 'to'>> {
  const code = answer.headers.get(relayHeaders.error)
  // The cast names what the service and the double answer to a write.
  const { message = null, data } = (await answer.json()) as {
    message?: string
    data?: { operation?: { id: string }; rows?: number[] } | null
  }
  return {
    ...{ code, status: answer.status, reason: null, duplicate: data?.operation?.id ?? null },
    message: code === null && !answer.ok ? message : null,
    creditedRows: code === 'line_credited' ? (data?.rows ?? []).map((row) => from + row) : [],
    state: answer.ok ? 'accepted' : code === 'outcome_unknown' ? 'unknown' : code ? 'held' : 'refused',
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
  const sent = pieces.filter(({ state }) => state !== 'held')
  const settled = new Map(sent.map((piece) => [piece, ledger.find(piece.operationId)?.rows ?? []]))
  return rows.map(({ line, transaction, payment }, position) => {
    const piece = sent.find(({ from, to }) => position >= from && position < to)
    const row = piece && settled.get(piece)?.[position - piece.from]
    const isLeftOut = batchState === 'cancelled' && piece === undefined
    const outcome = row?.state === 'succeeded' || row?.state === 'failed' ? row.state : null
    return {
      ...{ position, line, reference: (transaction ?? payment)?.transaction_reference ?? '' },
      // The cast is safe: a number of this size is written as digits with one point.
      amount: String(transaction?.amount_payable ?? payment?.amount) as Amount,
      state: outcome ?? (isLeftOut ? 'refused' : piece ? withoutRows[piece.state] : 'unsent'),
      message: (outcome === null ? piece?.message : row?.message) ?? null,
      reason: isLeftOut ? 'leftOut' : (piece?.reason ?? null),
      operationId: piece?.operationId ?? null,
    }
  })
}
