'use client'
import { calendarDays } from '@onlend/core/internal'
import { useLending } from '@onlend/hooks'
import { useEffect, useState } from 'react'
import type { StatementFacts } from '../repayments/StatementLine.ts'
import type { StatementChoice } from '../repayments/useStatementChoice.ts'
import { SheetError } from '../sheets/index.ts'
import type { OpenWork } from '../sheets/worker/openWork.ts'
import type { ComparisonPart, ComparisonShown, ComparisonWork } from './createComparisonWork.ts'
import type { ReportWords } from './toReportRows.ts'
import type { LedgerState } from './useLedger.ts'

type UseComparisonParameters = {
  work: OpenWork<ComparisonWork>
  /** Keeps the worker until `taking` has ended, also after the widget unmounts. */
  holdFor: (taking: Promise<unknown>) => void
  choice: Pick<StatementChoice, 'statement' | 'isLaidOut' | 'fail'>
  ledger: LedgerState['ledger']
  ownerId: string | null
  daysToArrive: number
  timeZone: string | undefined
}

type UseComparisonReturnType = {
  /** `null` before the first comparison of the statement. During another comparison, the earlier result stays. */
  shown: ComparisonShown | null
  showMore: (part: ComparisonPart) => void
  writeReport: (words: ReportWords) => Promise<Blob | null>
}

type Compared = { statement: StatementFacts; ownerId: string | null; answer: ComparisonShown }

/** The longest time, in days, until a withdrawal or a drawdown gets its line. */
const longestWay = 14
/** Few enough, with the rows of sets, that the copy is no long task of the page. */
const operationsPerPiece = 100

/** Has the worker compare the lines of a statement with the ledger, and shows a part of the result. */
export function useComparison(parameters: UseComparisonParameters): UseComparisonReturnType {
  const { work, holdFor, choice, ledger, ownerId, daysToArrive, timeZone } = parameters
  const { now } = useLending()
  const statement = choice.isLaidOut ? choice.statement : null
  const [latest, setLatest] = useState<Compared | null>(null)
  // Another partner's comparison is not shown.
  const isCurrent = ledger !== null && latest?.statement === statement && latest?.ownerId === ownerId
  const failOn = (error: unknown) => {
    if (error instanceof SheetError && statement !== null) choice.fail(error.code, statement)
  }

  useEffect(() => {
    if (!statement || !ledger) return
    const stop = new AbortController()
    const { signal } = stop
    const compare = async () => {
      const { operations, rows } = ledger
      for (let from = 0; from < operations.length; from += operationsPerPiece) {
        const entries = operations
          .slice(from, from + operationsPerPiece)
          .map((operation) => ({ operation, rows: rows.get(operation.id) ?? [] }))
        await work.ask('addOperations', { from, entries }, { signal })
      }
      const order = {
        ...{ reading: statement.reading, operations: operations.length, now: now(), daysToArrive },
        ...(timeZone === undefined ? {} : { timeZone }),
        knownFrom: ledger.knownFrom && calendarDays.add(ledger.knownFrom, longestWay),
      }
      const answer = await work.ask('compareStatement', order, { signal })
      setLatest({ statement, ownerId, answer })
    }
    compare().catch((error: unknown) => {
      if (!signal.aborted) failOn(error)
    })
    return () => stop.abort()
    // `failOn` differs with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [statement, ledger, daysToArrive, timeZone, now, ownerId, work])

  const ask = { reading: statement?.reading ?? 0 }
  return {
    shown: isCurrent ? (latest?.answer ?? null) : null,
    showMore: (part) =>
      void work
        .ask('showMore', { ...ask, part })
        .then((answer) => setLatest((known) => known && { ...known, answer }), failOn),
    writeReport: async (words) => {
      if (!isCurrent) return null
      const writing = work.ask('writeReport', { ...ask, words, daysToArrive, madeAt: now() })
      holdFor(writing)
      try {
        return await writing
      } catch (error) {
        failOn(error)
        return null
      }
    },
  }
}
