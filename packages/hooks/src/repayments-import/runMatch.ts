import { matchInWorker } from './matchInWorker.ts'
import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import { nextTask } from '../lib/nextTask.ts'
import { runSteps } from '../lib/runSteps.ts'
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

/** Lines that are put together with their proposals at a time. */
const linesPerPiece = 2_000

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
    (hasWorker ? await matchInWorker({ ...own, createWorker }) : null) ??
    (await runSteps(matchSteps(incoming, financings, options), { onProgress, signal }))
  const proposals: RepaymentProposal[] = []
  for (const [place, line] of incoming.entries()) {
    const one = matched[place]
    if (one) proposals.push({ line, ...one })
    if (place % linesPerPiece < linesPerPiece - 1) continue
    await nextTask()
    signal.throwIfAborted()
  }
  return proposals
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('./matchWorker.js', import.meta.url), { type: 'module' })
}
