import type { MatchAnswer, MatchRequest } from '../repayments/matchInWorker.ts'
import { matchSteps } from '../repayments/matchSteps.ts'
import { matchTransfer } from '../repayments/matchTransfer.ts'
import type { OpenFinancing } from '../repayments/RepaymentProposal.ts'
import type { IncomingLine } from '../repayments/StatementLine.ts'

// The worker of `useRepaymentMatcher`: it matches one statement, hands the proposals over in pieces and is ended by the page. It imports nothing lazily,
// because a bundler may write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<MatchRequest>) => void) | null
  postMessage: (message: MatchAnswer, transfer?: Transferable[]) => void
}
// The cast holds: this module runs in a worker alone.
const scope = globalThis as unknown as WorkerScope

/** Few enough that taking them is no long task of the page. */
const linesPerPiece = 500

const financings: OpenFinancing[] = []
const lines: IncomingLine[] = []

scope.onmessage = ({ data }) => {
  if (data.kind === 'financings') financings.push(...matchTransfer.unpackFinancings(data.packed))
  if (data.kind === 'lines') lines.push(...matchTransfer.unpackLines(data.packed))
  if (data.kind !== 'match') return
  scope.postMessage({ kind: 'started' })
  const steps = matchSteps(lines, financings, data.options)
  let told = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (step.value - told < 0.02) continue
    told = step.value
    scope.postMessage({ kind: 'progress', share: told })
  }
  const matched = step.value
  for (let from = 0; from < matched.length; from += linesPerPiece) {
    const packed = matchTransfer.packMatched(matched.slice(from, from + linesPerPiece))
    scope.postMessage({ kind: 'matched', packed }, [packed.numbers.buffer])
  }
  scope.postMessage({ kind: 'done' })
}
