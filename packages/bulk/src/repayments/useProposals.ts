'use client'
import { useEffect, useState } from 'react'
import type { PayerRule, PayerRules } from './createPayerRules.ts'
import { layRepaymentLines, type ToRepaymentLines } from './layRepaymentLines.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import type { StatementWork } from './createStatementWork.ts'
import { SheetError, type SheetErrorCode } from '../sheets/index.ts'
import type { OpenWork } from '../sheets/worker/openWork.ts'
import { takePieces } from '../sheets/worker/takePieces.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'
import type { Statement } from './StatementLine.ts'

type UseProposalsParameters = {
  /** `null` without a statement to match. */
  statement: Statement | null
  financings: readonly OpenFinancing[] | null
  /** `YYYY-MM-DD`. */
  today: string
  rules: PayerRules
  /** A change starts another match. */
  ruleList: readonly PayerRule[]
  /** The worker that holds the statement, by the number of its reading. */
  reading: number
  work: OpenWork<StatementWork>
  /** Called when the worker has ended and lost the statement. */
  onLost: (code: SheetErrorCode) => void
}

export type Proposals = {
  statement: Statement
  toLines: ToRepaymentLines
  /** The used rules, by the digest of the line. */
  ruled: ReadonlyMap<string, PayerRule>
}

/** Few enough that the copy is no long task of the page. */
const financingsPerPiece = 500

/** The proposals for a statement; `null` before the first match. During another match the earlier proposals stay. */
export function useProposals(parameters: UseProposalsParameters): {
  matched: Proposals | null
  /** The progress of the match, from 0 to 1. */
  share: number | null
} {
  const { statement, financings, today, rules, ruleList, reading, work, onLost } = parameters
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
      for (let from = 0; from < financings.length; from += financingsPerPiece)
        await work.ask(
          'addFinancings',
          { from, financings: financings.slice(from, from + financingsPerPiece) },
          { signal },
        )
      const size = await work.ask('matchLines', { ruled, today, reading }, { onProgress, signal })
      const laid = await takePieces(size, (piece) => work.ask('takeLaid', piece, { signal }))
      const byDigest = new Map(lines.map((line) => [line.digest, line]))
      const toLines = layRepaymentLines(
        laid.flatMap(({ proposal, ...shown }): RepaymentLine[] => {
          const line = byDigest.get(shown.id)
          return line ? [{ ...shown, proposal: { ...proposal, line } }] : []
        }),
      )
      setMatched({ statement, toLines, ruled })
      setShare(null)
    }
    match().catch((error: unknown) => {
      if (signal.aborted) return
      setShare(null)
      if (!(error instanceof SheetError)) throw error
      onLost(error.code)
    })
    return () => stop.abort()
    // `onLost` is another function with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [statement, financings, today, rules, ruleList, work])
  return {
    matched: matched?.statement === statement ? matched : null,
    share: statement === null ? null : share,
  }
}
