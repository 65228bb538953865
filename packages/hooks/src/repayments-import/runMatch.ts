import { matchInWorker } from './matchInWorker.ts'
import { type MatchedLine, matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import { nextTask } from '../lib/nextTask.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

type RunMatchParameters = {
  lines: readonly StatementLine[]
  financings: readonly OpenFinancing[]
  options: RepaymentMatchOptions
  /** `null` matches in slices on the main thread; left out, the worker of the package. */
  createWorker: (() => Worker) | null | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Milliseconds that the main thread is kept at a time. */
const slice = 12

/**
 * What `matchRepayments` does, in a worker; where none can start, in short slices on the main thread.
 *
 * @throws what `signal` was aborted with
 */
export async function runMatch(parameters: RunMatchParameters): Promise<RepaymentProposal[]> {
  const { lines, financings, options, createWorker = startWorker, onProgress, signal } = parameters
  const incoming = lines.filter(({ direction }) => direction === 'in')
  const own = { lines: incoming, financings, options, onProgress, signal }
  const hasWorker = createWorker !== null && typeof Worker !== 'undefined'
  const matched =
    (hasWorker ? await matchInWorker({ ...own, createWorker }) : null) ?? (await matchInSlices(own))
  return matched.flatMap((one, place) => {
    const line = incoming[place]
    return line ? [{ line, ...one }] : []
  })
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('./matchWorker.js', import.meta.url), { type: 'module' })
}

async function matchInSlices({
  lines,
  financings,
  options,
  onProgress,
  signal,
}: Omit<RunMatchParameters, 'createWorker'>): Promise<MatchedLine[]> {
  const steps = matchSteps(lines, financings, options)
  for (;;) {
    const until = performance.now() + slice
    let step = steps.next()
    while (!step.done && performance.now() < until) step = steps.next()
    if (step.done) return step.value
    onProgress(step.value)
    await nextTask()
    signal.throwIfAborted()
  }
}
