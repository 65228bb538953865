'use client'
import { useEffect, useState } from 'react'
import type { PayerRule, PayerRules } from './createPayerRules.ts'
import { splitIncome, type SplitIncome } from './splitIncome.ts'
import { takenBackSteps } from './takenBackSteps.ts'
import { layRepaymentLines, type ToRepaymentLines } from './layRepaymentLines.ts'
import { runSteps } from '../lib/runSteps.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import { matchInWorker } from './matchInWorker.ts'
import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import { nextTask } from '../lib/nextTask.ts'
import type { Statement } from './StatementLine.ts'

type UseProposalsParameters = {
  /** `null` while none is to be matched. */
  statement: Statement | null
  financings: readonly OpenFinancing[] | null
  /** `YYYY-MM-DD`. */
  today: string
  rules: PayerRules
  /** Matched again when it changes. */
  ruleList: readonly PayerRule[]
  createWorker: (() => Worker) | null | undefined
}

export type Proposals = {
  statement: Statement
  toLines: ToRepaymentLines
  /** The rules that were used, by the digest of the line. */
  ruled: ReadonlyMap<string, PayerRule>
}

/** What is proposed for a statement; `null` until it has been matched. While it is matched once more, what was proposed stays. */
export function useProposals(parameters: UseProposalsParameters): {
  matched: Proposals | null
  /** From 0 to 1 while it is matched. */
  share: number | null
} {
  const { statement, financings, today, rules, ruleList, createWorker } = parameters
  const [matched, setMatched] = useState<Proposals | null>(null)
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => {
    if (statement === null || financings === null) return
    const stop = new AbortController()
    const { signal } = stop
    const match = async () => {
      setShare(0)
      const { lines } = statement
      const ruled = await rules.find(lines.filter(({ direction }) => direction === 'in'))
      const onProgress = (done: number) => {
        if (!signal.aborted) setShare(done)
      }
      const isDirectionUnclear =
        statement.layout?.doubts.includes('direction') ??
        statement.unread.some(({ reason }) => reason === 'no_direction')
      const options = { ruled, today, isDirectionUnclear }
      const takenBack = await runSteps(takenBackSteps(lines), { signal })
      const income = splitIncome(lines, takenBack)
      const proposals = await runMatch({ income, financings, options, createWorker, onProgress, signal })
      const toLines = await runSteps(layRepaymentLines(statement, proposals, takenBack), { signal })
      setMatched({ statement, toLines, ruled })
      setShare(null)
    }
    match().catch((error: unknown) => {
      if (signal.aborted) return
      setShare(null)
      throw error
    })
    return () => stop.abort()
  }, [statement, financings, today, rules, ruleList, createWorker])
  return {
    matched: matched?.statement === statement ? matched : null,
    share: statement === null ? null : share,
  }
}

type RunMatchParameters = {
  income: SplitIncome
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
async function runMatch(parameters: RunMatchParameters): Promise<RepaymentProposal[]> {
  const { income, financings, options, createWorker = startWorker, onProgress, signal } = parameters
  const { kept, doubted, join } = income
  const own = { lines: kept, financings, options: { ...options, doubted }, onProgress, signal }
  const hasWorker = createWorker !== null && typeof Worker !== 'undefined'
  const matched =
    (hasWorker ? await matchInWorker({ ...own, createWorker }) : null) ??
    (await runSteps(matchSteps(kept, financings, own.options), { onProgress, signal }))
  const proposals: RepaymentProposal[] = []
  for (const proposal of join(matched)) {
    if (proposals.push(proposal) % linesPerPiece > 0) continue
    await nextTask()
    signal.throwIfAborted()
  }
  return proposals
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('../workers/matchWorker.js', import.meta.url), { type: 'module' })
}
