import { callEndpoint, isLendingError } from '@onlend/core'
import type { LendingEngine } from '@onlend/core/client'
import type { BatchPiece, OpenBatch } from '@onlend/core/client/batches'
import { type OperationRow, listOperationRows } from '@onlend/core/relay'

/** What the ledger says of the rows of each operation, by its id. */
export type ReadRows = ReadonlyMap<string, readonly OperationRow[]>

/** Reads the rows of a batch's pieces while somebody listens. */
export type RowReadings = { get: () => ReadRows; subscribe: (listener: () => void) => () => void }

/** Rows in one answer of the relay; fewer mean that there are no more. */
const pageSize = 200
/** Pieces that are read at once. */
const width = 4
/** Milliseconds between two readings of the same while news of it keeps coming, and before one that failed is tried again. */
const rereadPause = 500
const failurePause = 5_000

/** Makes the readings of a batch: rows of a piece are read when it was taken, and again only when the engine says that its operation changed. */
export function createRowReadings(lending: LendingEngine, batch: OpenBatch): RowReadings {
  const listeners = new Set<() => void>()
  const wanted = new Set<string>()
  let rows: ReadRows = new Map()
  let isReading = false
  let stop = () => {}

  const readAll = async (operationId: string): Promise<OperationRow[]> => {
    const all: OperationRow[] = []
    for (let after = -1; ; ) {
      const parameters = { operationId, after: String(after) }
      const page = await callEndpoint(lending.client, listOperationRows, parameters)
      all.push(...page)
      const last = page.at(-1)
      if (page.length < pageSize || !last) return all
      after = last.position
    }
  }
  const read = async () => {
    if (isReading) return
    isReading = true
    while (wanted.size > 0 && listeners.size > 0) {
      const turn = [...wanted].slice(0, width)
      for (const id of turn) wanted.delete(id)
      const isReread = turn.some((id) => rows.has(id))
      const answers = await Promise.allSettled(turn.map(readAll))
      const next = new Map(rows)
      let hasFailed = false
      for (const [at, answer] of answers.entries()) {
        const id = turn[at] ?? ''
        if (answer.status === 'fulfilled') next.set(id, answer.value)
        else if (isLendingError(answer.reason) && answer.reason.retryable) {
          hasFailed = true
          wanted.add(id)
        }
      }
      rows = next
      for (const notify of listeners) notify()
      if (hasFailed || isReread) await lending.client.wait(hasFailed ? failurePause : rereadPause)
    }
    isReading = false
  }
  /** Pieces that were taken and not read yet. */
  const look = () => {
    for (const { operationId, state } of batch.get().pieces)
      if (isAtRelay(state) && !rows.has(operationId)) wanted.add(operationId)
    void read()
  }
  const begin = () => {
    const leaveBatch = batch.subscribe(look)
    const leaveChanges = lending.listenToChanges(({ operationId, isEverything, isAfterBreak }) => {
      for (const [id, known] of rows) {
        const isMeant = operationId === null ? isEverything || isAfterBreak : operationId === id
        // What has its outcome changes only when its own operation is named.
        if (isMeant && (operationId === id || known.some(({ state }) => state === 'awaited'))) wanted.add(id)
      }
      void read()
    })
    look()
    return () => {
      leaveBatch()
      leaveChanges()
    }
  }
  return {
    get: () => rows,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) stop = begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

function isAtRelay(state: BatchPiece['state']): boolean {
  return state === 'accepted' || state === 'unknown'
}
