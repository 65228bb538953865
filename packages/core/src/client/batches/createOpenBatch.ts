import type { LendingEngine } from '../LendingEngine.ts'
import type { Batch, BatchKind, BatchRow } from './Batch.ts'
import type { OpenBatch } from './Batches.ts'
import type { BatchPlan } from './BatchPlan.ts'
import { type BatchEvent, type BatchState, batchReducer } from './batchReducer.ts'
import type { BatchFacts, BatchStore } from './createBatchStore.ts'
import { findSeams } from './findSeams.ts'
import { reconcilePieces } from './reconcilePieces.ts'
import { type PlanEvent, reducePlan } from './reducePlan.ts'
import { runBatch } from './runBatch.ts'
import { sendPiece } from './sendPiece.ts'
import { toBatch } from './toBatch.ts'
import { toPieceId } from './toPieceId.ts'
import { waitForLink } from './waitForLink.ts'

type CreateOpenBatchParameters<Kind extends BatchKind> = {
  kind: Kind
  customerPartnerId: string
  store: BatchStore<Kind>
  facts: BatchFacts
  rows: readonly BatchRow<Kind>[]
  plan: BatchPlan
}

/** Milliseconds between two looks at what another tab sends. */
const elsewherePause = 3_000

/** A batch in this page, and how to bring it up to date with the ledger and other devices. */
export type CreatedBatch<Kind extends BatchKind> = { batch: OpenBatch<Kind>; refresh: () => Promise<void> }

/** Makes it; it does nothing by itself. */
export function createOpenBatch<Kind extends BatchKind>(
  lending: LendingEngine,
  { kind, customerPartnerId, store, facts, rows, plan }: CreateOpenBatchParameters<Kind>,
): CreatedBatch<Kind> {
  const { id } = facts
  const isSeam = findSeams(rows)
  const listeners = new Set<() => void>()
  const confirmed = new Map<string, string>()
  let state: BatchState = { plan, phase: 'paused', leaving: null, held: null }
  let shown: { state: BatchState; batch: Batch<Kind> } | null = null
  let unsaved: readonly PlanEvent[] = []
  let running: Promise<void> | null = null
  let pausing = new AbortController()
  let stopListening = () => {}
  let refreshing: Promise<void> | null = null

  const dispatch = (event: BatchEvent) => {
    const next = batchReducer(state, event)
    if (next === state) return
    state = next
    for (const notify of listeners) notify()
  }
  const record = (events: readonly PlanEvent[]) => {
    for (const event of events) {
      // What changes nothing here is kept out of the relay as well.
      if (reducePlan(state.plan, event) === state.plan) continue
      unsaved = [...unsaved, event]
      dispatch(event)
    }
  }
  /** What stands at the relay, and on it what this page has not brought there yet. */
  const adopt = (kept: BatchPlan) => dispatch({ type: 'planRead', plan: unsaved.reduce(reducePlan, kept) })
  const save = async () => {
    const saved = unsaved
    const kept = await store.changePlan(id, saved)
    unsaved = unsaved.slice(saved.length)
    // Removed on another device: this page has to ask no more.
    if (!kept) throw new Error('The batch is not at the relay any more.')
    adopt(kept)
  }
  const refresh = async () => {
    const kept = await store.readPlan(id)
    if (kept) adopt(kept)
    record(await reconcilePieces(lending, { batchId: id, customerPartnerId }, state.plan, isSeam))
  }
  const run = async () => {
    const signal = pausing.signal
    try {
      await runBatch({
        ...{ lending, batchId: id, customerPartnerId, dispatch, record, save, isSeam, signal },
        getState: () => state,
        hasUnsaved: () => unsaved.length > 0,
        sendPiece: (piece) => {
          const operationId = toPieceId(id, piece)
          const { from, to } = piece
          const { shared } = facts
          const confirmDuplicate = confirmed.get(operationId)
          const own = { ownerId: customerPartnerId, rows: rows.slice(from, to) }
          return sendPiece(lending, { kind, shared, from, operationId, confirmDuplicate, ...own })
        },
      })
    } catch (error) {
      dispatch({ type: 'stopped' })
      throw error
    }
  }
  const request = async (): Promise<boolean> => {
    if (!lending.locks) return run().then(() => true)
    return lending.locks.request(`onlend:batch:${id}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false
      await run()
      return true
    })
  }
  /** Another tab sends: what it does is shown, and it is not gone on with when that tab stops. */
  const follow = async () => {
    const { signal } = pausing
    dispatch({ type: 'begunElsewhere' })
    for (let isFree = false; !isFree && !signal.aborted; ) {
      await waitForLink(lending.client, elsewherePause, signal)
      await refresh().catch(() => undefined)
      const isHeld = await lending.locks?.request(
        `onlend:batch:${id}`,
        { ifAvailable: true },
        async (lock) => lock === null,
      )
      isFree = !isHeld
    }
    dispatch({ type: 'paused' })
  }
  const send = (): Promise<void> => {
    if (running) return running
    pausing = new AbortController()
    running = request()
      .then((hasRun) => (hasRun ? undefined : follow()))
      .finally(() => {
        running = null
      })
    return running
  }
  const findPiece = (operationId: string) =>
    state.plan.pieces.find((piece) => toPieceId(id, piece) === operationId)
  /** Reads again what another device or the service has changed, one reading at a time. */
  const listen = () =>
    lending.listenToChanges(({ endpoints, operationId, isEverything }) => {
      const isOurs = operationId?.startsWith(`${id}.`) ?? (isEverything || endpoints.includes('getDraft'))
      // Its rows settle, a hundred events a piece: that changes nothing of the plan.
      if (operationId && findPiece(operationId)?.state === 'accepted') return
      if (!isOurs || running || refreshing) return
      refreshing = refresh()
        .catch(() => undefined)
        .finally(() => {
          refreshing = null
        })
    })

  const batch: OpenBatch<Kind> = {
    customerPartnerId,
    get: () => {
      if (shown?.state !== state) shown = { state, batch: toBatch(kind, facts, state, isSeam) }
      return shown.batch
    },
    rows,
    subscribe: (listener) => {
      if (listeners.size === 0) stopListening = listen()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopListening()
      }
    },
    send,
    pause: () => pausing.abort(),
    confirmDuplicate: async (operationId) => {
      const { held } = state
      const piece = findPiece(operationId)
      const isHeld = held !== null && piece?.from === held.from && piece.to === held.to
      if (!isHeld || held.problem.duplicate === null) return
      confirmed.set(operationId, held.problem.duplicate)
      await send()
    },
    skip: (operationId) => {
      const piece = findPiece(operationId)
      if (!piece || running) return
      record([{ type: 'leftOut', from: piece.from, to: piece.to }])
      send().catch(() => undefined)
    },
    leaveOutCredited: (operationId) => {
      const piece = findPiece(operationId)
      if (!piece || running) return
      const { from, to, problem } = piece
      record([{ type: 'rowsLeftOut', from, to, rows: problem?.creditedRows ?? [] }])
      send().catch(() => undefined)
    },
    remove: async () => {
      pausing.abort()
      await running?.catch(() => undefined)
      await store.remove(facts)
    },
  }
  return { batch, refresh }
}
