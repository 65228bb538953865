'use client'
import { useEffect, useRef, useState } from 'react'
import { type ReadSheetsOptions, SheetError, type SheetErrorCode, type SheetSource } from '../sheets/index.ts'
import type { PdfQuestion } from '../sheets/PdfQuestion.ts'
import type { ReadStatementOrder } from './createStatementReader.ts'
import type { StatementFacts } from './StatementLine.ts'
import type { OpenPdf } from './statements/pdf/openPdf.ts'
import type { StatementLayout, StatementLayoutChange } from './statements/StatementLayout.ts'
import { usePdfQuestion } from './usePdfQuestion.ts'

/** The choices of a person about the layout of a statement: the reader finds the rest. */
export type LayoutWork = {
  changes: StatementLayoutChange | null
  /** Whether the person has answered all questions about the columns. */
  isLaidOut: boolean
}

type UseStatementChoiceParameters = {
  /** Has the worker read a statement. */
  read: (order: ReadStatementOrder, told: Told) => Promise<StatementFacts>
  /** Ends the worker and drops its data. */
  close: () => void
  /** Called after each reading, before the page gets the facts. */
  onRead: (facts: StatementFacts) => Promise<void>
}

type Told = Pick<ReadSheetsOptions, 'onProgress' | 'signal'>

export type StatementChoice = {
  /** The facts of the statement; the worker holds its lines. */
  statement: StatementFacts | null
  /** The chosen file; a PDF as it was before it was opened. */
  source: SheetSource | null
  layout: StatementLayout | null
  /** The progress of the reading, from 0 to 1. */
  share: number | null
  error: StatementError | null
  pdf: PdfQuestion | null
  /** Reads a file, of a draft with the layout of before. */
  choose: (source: SheetSource, before?: LayoutWork) => void
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void
  editLayout: () => void
  forget: () => void
  /** Forgets a statement that the worker has lost, and sets the error; does nothing where another reading runs or has replaced it. */
  fail: (code: SheetErrorCode, of: StatementFacts) => void
} & LayoutWork

type StatementError = Pick<SheetError, 'code' | 'row'>

type Chosen = LayoutWork & { source: SheetSource; statement: StatementFacts }

type Reading = { stop: AbortController; changes: StatementLayoutChange | null }

/** The choice and the reading of a statement; after a file that cannot be read, the earlier statement stays. */
export function useStatementChoice({
  read: askToRead,
  close,
  onRead,
}: UseStatementChoiceParameters): StatementChoice {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<StatementError | null>(null)
  const reading = useRef<Reading | null>(null)
  const held = useRef<StatementFacts | null>(null)
  const asked = useRef<{ source: SheetSource; before: LayoutWork | undefined } | null>(null)
  useEffect(() => () => reading.current?.stop.abort(), [])

  /** Reads a file; without `opened`, the file that the worker holds. */
  const read = (
    source: SheetSource,
    { changes, isLaidOut }: Partial<LayoutWork>,
    opened?: SheetSource | OpenPdf,
  ) => {
    reading.current?.stop.abort()
    const stop = new AbortController()
    reading.current = { stop, changes: changes ?? null }
    const { signal } = stop
    setShare(0)
    setError(null)
    const onProgress = (done: number) => {
      if (!signal.aborted) setShare(done)
    }
    const order = { ...(opened && { source: opened }), ...(changes && { layout: changes }) }
    askToRead(order, { onProgress, signal })
      .then(async (statement) => {
        await onRead(statement)
        if (signal.aborted) return
        reading.current = null
        held.current = statement
        const isClear = !changes && (statement.layout?.doubts.length ?? 0) === 0
        setChosen({ source, statement, changes: changes ?? null, isLaidOut: isLaidOut ?? isClear })
        setShare(null)
      })
      .catch((problem: unknown) => {
        if (signal.aborted) return
        reading.current = null
        setShare(null)
        if (!(problem instanceof SheetError)) throw problem
        // The worker ended with the statement.
        if (!opened && problem.code === 'changed') lose('changed')
        else setError(problem)
      })
  }
  const readAsked = (opened: SheetSource | OpenPdf) => {
    if (asked.current === null) return
    const { source, before } = asked.current
    read(source, before ?? {}, opened)
  }
  const pdf = usePdfQuestion({
    onShare: setShare,
    onOpen: readAsked,
    onError: (code) => setError({ code, row: null }),
  })
  const forget = () => {
    reading.current?.stop.abort()
    reading.current = null
    // The worker ends with the statement and its personal data.
    close()
    pdf.forget()
    setChosen(null)
    setShare(null)
    setError(null)
  }
  const lose = (code: SheetErrorCode) => {
    forget()
    setError({ code, row: null })
  }
  const lay = (isLaidOut: boolean) => setChosen((known) => known && { ...known, isLaidOut })
  return {
    statement: chosen?.statement ?? null,
    source: chosen?.source ?? null,
    changes: chosen?.changes ?? null,
    isLaidOut: chosen?.isLaidOut ?? false,
    layout: chosen?.statement.layout ?? null,
    ...{ share, error, pdf: pdf.question },
    choose: (source, before) => {
      reading.current?.stop.abort()
      asked.current = { source, before }
      setError(null)
      pdf.ask(source, () => readAsked(source))
    },
    setLayout: (change) => {
      if (!chosen?.statement.layout) return
      // A choice during the reading of an earlier choice adds to it.
      const before = reading.current?.changes ?? chosen.changes
      // Only the person's choices: under another header row the reader finds the other columns again.
      const changes = {
        ...{ ...before, ...change },
        columns: { ...before?.columns, ...change.columns },
        meanings: { ...before?.meanings, ...change.meanings },
      }
      read(chosen.source, { changes })
    },
    confirmLayout: () => lay(true),
    editLayout: () => lay(false),
    forget,
    fail: (code, of) => {
      if (reading.current === null && held.current === of) lose(code)
    },
  }
}
