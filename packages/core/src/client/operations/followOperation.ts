import { isLendingError } from '../../errors/isLendingError.ts'
import type { LendingError } from '../../errors/LendingError.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { observeOperation } from './observeOperation.ts'
import { pollInterval } from './pollInterval.ts'
import { readOperation } from './readOperation.ts'

type FollowOperationParameters = {
  operationId: string
  /** Receives every reading; `null` while the relay has not received the operation. */
  onOperation: (operation: Operation | null) => void
  /** Ends the following. */
  signal?: AbortSignal
}

/**
 * Follows an operation until it is final: reads it often at first, then less, and at once after a change event. The function only reads, and retries
 * a reading that fails.
 *
 * @returns the last reading; `null` where the relay has none.
 * @throws LendingError where reading it again is in vain, such as after the session has ended, and the signal's reason.
 * @example
 * await followOperation(lending, { operationId, onOperation: (operation) => show(operation?.state ?? 'unknown') })
 */
export async function followOperation(
  lending: LendingEngine,
  { operationId, onOperation, signal = new AbortController().signal }: FollowOperationParameters,
): Promise<Operation | null> {
  const readings = { dataUpdateCount: 0, errorUpdateCount: 0 }
  let data: Operation | null | undefined
  for (;;) {
    signal.throwIfAborted()
    let error: LendingError | null = null
    let isTold = false
    let endPause = () => {}
    // The listener starts before the reading, so that a change during the reading causes another.
    const leave = lending.listenToChanges((change) => {
      if (change.operationId !== operationId && !change.isEverything) return
      isTold = true
      endPause()
    })
    try {
      data = await readOperation(lending, operationId, { signal })
      readings.dataUpdateCount += 1
      if (data) observeOperation(lending, data)
      onOperation(data)
    } catch (problem) {
      if (!isLendingError(problem) || signal.aborted) throw problem
      error = problem
      readings.errorUpdateCount += 1
    }
    const pause = pollInterval({ data, error, ...readings })
    if (pause === false) {
      leave()
      if (error) throw error
      return data ?? null
    }
    const waiting = new AbortController()
    endPause = () => waiting.abort()
    signal.addEventListener('abort', endPause)
    // An aborted wait means that there is a change to read, or that the caller stopped following.
    if (!isTold) await lending.client.wait(pause, waiting.signal).catch(endPause)
    signal.removeEventListener('abort', endPause)
    leave()
  }
}
