import { SheetError } from '../SheetError.ts'
import type { ReadSheetsOptions, SheetErrorCode } from '../SheetSource.ts'

/** The second argument of a work's method, beside its order. */
export type WorkContext = { onProgress: (share: number) => void; signal: AbortSignal }

/** Methods that run in the worker of the package, or on the page where no worker can start. */
export type Work = Readonly<Record<string, (order: never, context: WorkContext) => unknown>>

/** The page's call to the worker; without a name, the abort of that call. */
export type WorkCall = { id: number; name: string | null; order: unknown }

/** The worker's messages: its start, the progress of a call, and the result or error of a call. */
export type WorkAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; code: SheetErrorCode; row: number | null }

type Waiting = {
  resolve: (result: unknown) => void
  reject: (problem: unknown) => void
  onProgress: (share: number) => void
}

/** A work that holds its data until `close`. */
export type OpenWork<Own extends Work> = {
  /**
   * Calls a method; the answers come in the order of the calls.
   *
   * @throws a `SheetError`, or the abort reason of `signal`
   */
  ask: <Name extends keyof Own & string>(
    name: Name,
    order: Parameters<Own[Name]>[0],
    options?: Pick<ReadSheetsOptions, 'onProgress' | 'signal'>,
  ) => Promise<Awaited<ReturnType<Own[Name]>>>
  /** Ends the worker and drops its data; a later call starts another worker. */
  close: () => void
}

/** Opens a work in the worker of the package; where no worker can start, `load` gives the same methods to the page. */
export function openWork<Own extends Work>({
  createWorker = startWorker,
  load,
  startMs = 10_000,
}: {
  createWorker?: ReadSheetsOptions['createWorker'] | undefined
  load: () => Promise<Own>
  /** The timeout of a worker's start: some browsers report no error where the page's policy forbids it. */
  startMs?: number
}): OpenWork<Own> {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let worker: Worker | null = null
  let starting: Promise<Worker | null> | null = null
  let loading: Promise<Own> | null = null

  const end = (problem: unknown): void => {
    worker?.terminate()
    worker = starting = loading = null
    for (const { reject } of waiting.values()) reject(problem)
    waiting.clear()
  }
  const start = async (): Promise<Worker | null> => {
    try {
      worker = createWorker?.() ?? null
    } catch {}
    const own = worker
    if (own === null) return null
    let timer: ReturnType<typeof setTimeout> | undefined
    const isStarted = await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), startMs)
      own.onerror = (event) => {
        event.preventDefault()
        resolve(false)
      }
      own.onmessage = () => resolve(true)
    })
    clearTimeout(timer)
    if (!isStarted) {
      own.terminate()
      return null
    }
    own.onerror = (event) => {
      event.preventDefault()
      end(new SheetError('broken'))
    }
    own.onmessageerror = () => end(new SheetError('broken'))
    own.onmessage = ({ data }: MessageEvent<WorkAnswer>) => {
      if (data.kind === 'started') return
      const call = waiting.get(data.id)
      if (data.kind === 'progress') return call?.onProgress(data.share)
      waiting.delete(data.id)
      if (data.kind === 'done') call?.resolve(data.result)
      else call?.reject(new SheetError(data.code, data.row))
    }
    return own
  }

  return {
    ask: async (
      name,
      order,
      { onProgress = () => undefined, signal = new AbortController().signal } = {},
    ) => {
      signal.throwIfAborted()
      starting ??= start()
      const own = await starting
      signal.throwIfAborted()
      if (own === null) {
        loading ??= load()
        const method = (await loading)[name]
        // The casts state that the order and the result are those of the method that `name` names.
        return (await method?.(order as never, { onProgress, signal })) as never
      }
      count += 1
      const id = count
      const giveUp = (): void => {
        waiting.get(id)?.reject(signal.reason)
        waiting.delete(id)
        own.postMessage({ id, name: null, order: null } satisfies WorkCall)
      }
      signal.addEventListener('abort', giveUp)
      try {
        return await new Promise<never>((resolve, reject) => {
          // The cast states that the worker answers with the result of the method.
          waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, onProgress })
          own.postMessage({ id, name, order } satisfies WorkCall)
        })
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },
    close: () => end(new DOMException('closed', 'AbortError')),
  }
}

/** Starts the worker, in the exact form that bundlers recognise. */
function startWorker(): Worker {
  return new Worker(new URL('../../workers/bulkWorker.js', import.meta.url), { type: 'module' })
}
