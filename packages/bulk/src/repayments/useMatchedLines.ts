'use client'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '@onlend/core'
import { findCreditedLines } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import type { SentRow } from '../batches/index.ts'
import { SheetError } from '../sheets/index.ts'
import type { OpenWork } from '../sheets/worker/openWork.ts'
import { collectRows } from '../sheets/worker/collectRows.ts'
import type { PayerRule, PayerRules } from './createPayerRules.ts'
import type { RepaymentChoice, RepaymentChoices, RepaymentShown } from './createRepaymentLines.ts'
import type { MatchedShown, StatementWork } from './createStatementWork.ts'
import type { RepaymentLineFilter } from './RepaymentMatcher.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import type { StatementFacts } from './StatementLine.ts'
import type { StatementChoice } from './useStatementChoice.ts'

type UseMatchedLinesParameters = {
  work: OpenWork<StatementWork>
  /** Keeps the worker until `taking` has ended, also after the widget unmounts. */
  holdFor: (taking: Promise<unknown>) => void
  choice: Pick<StatementChoice, 'statement' | 'isLaidOut' | 'fail'>
  customerPartnerId: string | null
  financings: readonly OpenFinancing[] | null
  /** `YYYY-MM-DD`. */
  today: string
  currency: string | null
  rules: PayerRules
  /** A change starts another match. */
  ruleList: readonly PayerRule[]
}

type UseMatchedLinesReturnType = {
  /** `null` before the first match of the statement. During another match the earlier lines stay. */
  shown: MatchedShown | null
  /** The progress of the match, from 0 to 1. */
  share: number | null
  show: (first: number, filter: RepaymentLineFilter) => void
  choose: (choice: RepaymentChoice) => void
  takeChoices: () => Promise<RepaymentChoices>
  /** The rows to send, taken from the worker piece by piece; `null` where the worker has lost them. */
  takeRows: () => Promise<SentRow[] | null>
}

type Shown = { statement: StatementFacts; answer: MatchedShown }

/** Few enough that the copy is no long task of the page. */
const financingsPerPiece = 500
/** Lines per page. */
const pageSize = 25
/** Lines in one question to the relay. */
const questionSize = 1_000

/** Has the worker match the lines of a statement, and shows a page of them. */
export function useMatchedLines(parameters: UseMatchedLinesParameters): UseMatchedLinesReturnType {
  const { work, choice, financings, today, currency, rules, ruleList, customerPartnerId } = parameters
  const { statement, fail } = choice
  const { client } = useLending()
  const matched = choice.isLaidOut ? statement : null
  const [latest, setLatest] = useState<Shown | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const ordering = useRef(new AbortController())
  const reading = statement?.reading ?? 0

  const failOn = (error: unknown) => {
    if (error instanceof SheetError && statement !== null) fail(error.code, statement)
  }
  const put = (answer: RepaymentShown | null) =>
    setLatest((known) => answer && known && { ...known, answer: { ...known.answer, ...answer } })
  const showAnswer = (answer: Promise<RepaymentShown>) => void answer.then(put, failOn)

  useEffect(() => {
    if (matched === null || financings === null) return
    const stop = new AbortController()
    const { signal } = stop
    const onProgress = (done: number) => {
      if (!signal.aborted) setShare(done)
    }
    const match = async () => {
      setShare(0)
      for (let from = 0; from < financings.length; from += financingsPerPiece) {
        const piece = { from, financings: financings.slice(from, from + financingsPerPiece) }
        await work.ask('addFinancings', piece, { signal })
      }
      const facts = { financings: financings.length, today, currency }
      const order = { reading: matched.reading, rules: rules.read(), ...facts }
      const answer = await work.ask('matchLines', order, { onProgress, signal })
      setLatest({ statement: matched, answer })
      setShare(null)
    }
    match().catch((error: unknown) => {
      if (signal.aborted) return
      setShare(null)
      failOn(error)
    })
    return () => stop.abort()
    // `fail` and `rules` differ with every render or with `ruleList`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [matched, financings, today, currency, ruleList, work])

  useEffect(() => {
    if (statement === null || customerPartnerId === null) return
    const stop = new AbortController()
    const { signal } = stop
    const findCredited = async () => {
      for (let from = 0; from < statement.size; from += questionSize) {
        const piece = { reading: statement.reading, from, to: from + questionSize }
        const digests = [...(await work.ask('takeDigests', piece, { signal }))]
        if (digests.length === 0) return
        const found = await callEndpoint(client, findCreditedLines, { customerPartnerId, body: { digests } })
        if (found.length === 0) continue
        const order = { reading: statement.reading, digests: found }
        const answer = await work.ask('creditLines', order, { signal })
        if (answer !== null) put(answer)
      }
    }
    // An early question only saves a refusal: the relay decides when the lines are sent.
    findCredited().catch(() => undefined)
    return () => stop.abort()
  }, [client, customerPartnerId, statement, work])

  return {
    shown: latest !== null && latest.statement === matched ? latest.answer : null,
    share: matched === null ? null : share,
    show: (first, filter) => {
      // Aborts the earlier search, which has no reader any more.
      ordering.current.abort()
      ordering.current = new AbortController()
      const { signal } = ordering.current
      showAnswer(work.ask('showLines', { reading, first, count: pageSize, filter }, { signal }))
    },
    choose: (one) => showAnswer(work.ask('chooseLines', { reading, choice: one })),
    takeChoices: () => work.ask('takeChoices', { reading }),
    takeRows: async () => {
      const taking = collectRows((from) => work.ask('takeRepayments', { reading, from }))
      parameters.holdFor(taking)
      try {
        return await taking
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        failOn(error)
        return null
      }
    },
  }
}
