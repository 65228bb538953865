import { SheetError } from '../SheetError.ts'
import type { Work, WorkAnswer, WorkCall } from './openWork.ts'

type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkCall>) => void) | null
  postMessage: (message: WorkAnswer) => void
}

/** Answers the calls of the page in a worker, and reports its start. */
export function serveWork(work: Work): void {
  // The cast holds: only a worker calls this.
  const scope = globalThis as unknown as WorkerScope
  const running = new Map<number, AbortController>()
  const answer = async ({ id, name, order }: WorkCall): Promise<WorkAnswer> => {
    const stop = new AbortController()
    running.set(id, stop)
    let reportedShare = 0
    const onProgress = (share: number): void => {
      // More messages would cost the page more than their news is worth.
      if (share - reportedShare < 0.01) return
      reportedShare = share
      scope.postMessage({ kind: 'progress', id, share })
    }
    try {
      // The cast states that the page knows the order of the method that it calls.
      const result = await work[name ?? '']?.(order as never, { onProgress, signal: stop.signal })
      return { kind: 'done', id, result }
    } catch (error) {
      if (error instanceof SheetError) return { kind: 'failed', id, code: error.code, row: error.row }
      return { kind: 'failed', id, code: 'broken', row: null }
    } finally {
      running.delete(id)
    }
  }
  scope.onmessage = ({ data }) => {
    if (data.name === null) running.get(data.id)?.abort()
    else void answer(data).then((message) => scope.postMessage(message))
  }
  scope.postMessage({ kind: 'started' })
}
