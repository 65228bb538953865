import type { Work, WorkCall } from '../../src/sheets/worker/openWork.ts'

/** Workers in this very thread; `crash` ends the last one as a browser does that runs out of memory, and `answers` are all messages to the page. */
export function inThreadWorker(createWork: () => Work) {
  let last: Partial<Worker> = {}
  const answers: unknown[] = []
  const createWorker = () => {
    const work = createWork()
    const own: Partial<Worker> = {
      terminate: () => {
        own.onmessage = null
      },
      postMessage: ({ id, name, order }: WorkCall) => {
        const context = { onProgress: () => undefined, signal: new AbortController().signal }
        Promise.resolve(name)
          .then((asked) => asked !== null && work[asked]?.(order as never, context))
          .then(
            (result) => tell({ kind: 'done', id, result }),
            () => tell({ kind: 'failed', id, code: 'changed', row: null }),
          )
      },
    }
    const tell = (data: unknown) => {
      answers.push(data)
      own.onmessage?.call(own as Worker, new MessageEvent('message', { data }))
    }
    queueMicrotask(() => tell({ kind: 'started' }))
    last = own
    return own as Worker
  }
  return { answers, createWorker, crash: () => last.onerror?.call(last as Worker, new ErrorEvent('error')) }
}
