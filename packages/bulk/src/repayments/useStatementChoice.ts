'use client'
import { useEffect, useRef, useState } from 'react'
import { type ReadSheetsOptions, SheetError, type SheetErrorCode, type SheetSource } from '../sheets/index.ts'
import type { Statement } from './StatementLine.ts'
import type { OpenPdf } from './statements/pdf/openPdf.ts'
import type { StatementWork } from './createStatementWork.ts'
import { openStatementWork } from './openStatementWork.ts'
import type { OpenWork } from '../sheets/worker/openWork.ts'
import { takePieces } from '../sheets/worker/takePieces.ts'
import type { StatementLayout, StatementLayoutChange } from './statements/StatementLayout.ts'
import type { PdfQuestion } from '../sheets/PdfQuestion.ts'
import { usePdfQuestion } from './usePdfQuestion.ts'

export type StatementChoice = {
  /** The worker that holds the statement, by the number of its reading. */
  readingId: number
  work: OpenWork<StatementWork>
  statement: Statement | null
  /** Whether the person has answered all questions about the columns. */
  isLaidOut: boolean
  layout: StatementLayout | null
  /** The progress of the reading, from 0 to 1. */
  share: number | null
  error: StatementError | null
  pdf: PdfQuestion | null
  choose: (source: SheetSource) => void
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void
  editLayout: () => void
  forget: () => void
  /** Forgets the statement, and sets the error. */
  fail: (code: SheetErrorCode) => void
}

type StatementError = Pick<SheetError, 'code' | 'row'>

/** `changes` are the person's choices: the reader finds the rest. */
type Chosen = {
  source: SheetSource | OpenPdf
  statement: Statement
  readingId: number
  changes: StatementLayoutChange | null
  isLaidOut: boolean
}

type Reading = { stop: AbortController; changes: StatementLayoutChange | null }

/** The choice and the reading of a statement; after a file that cannot be read, the earlier statement stays. */
export function useStatementChoice(
  createWorker: ReadSheetsOptions['createWorker'] | undefined,
): StatementChoice {
  const [work] = useState(() => openStatementWork(createWorker))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<StatementError | null>(null)
  const reading = useRef<Reading | null>(null)
  useEffect(
    () => () => {
      reading.current?.stop.abort()
      work.close()
    },
    [work],
  )

  const read = (source: SheetSource | OpenPdf, changes: StatementLayoutChange | null) => {
    reading.current?.stop.abort()
    const stop = new AbortController()
    reading.current = { stop, changes }
    const { signal } = stop
    setShare(0)
    setError(null)
    const onProgress = (done: number) => {
      if (!signal.aborted) setShare(done)
    }
    const readAll = async () => {
      const order = { source, ...(changes && { layout: changes }) }
      const {
        statement,
        size,
        reading: readingId,
      } = await work.ask('readStatement', order, { onProgress, signal })
      const lines = await takePieces(size, (piece) => work.ask('takeLines', piece, { signal }))
      return { statement: { ...statement, lines }, readingId }
    }
    readAll()
      .then(({ statement, readingId }) => {
        if (signal.aborted) return
        reading.current = null
        const hasDoubts = (statement.layout?.doubts.length ?? 0) > 0
        setChosen({ source, statement, readingId, changes, isLaidOut: changes === null && !hasDoubts })
        setShare(null)
      })
      .catch((problem: unknown) => {
        if (signal.aborted) return
        reading.current = null
        setShare(null)
        if (!(problem instanceof SheetError)) throw problem
        setError(problem)
      })
  }
  const pdf = usePdfQuestion({
    onShare: setShare,
    onOpen: (file) => read(file, null),
    onError: (code) => setError({ code, row: null }),
  })
  const statement = chosen?.statement ?? null
  const forget = () => {
    reading.current?.stop.abort()
    reading.current = null
    pdf.forget()
    setChosen(null)
    setShare(null)
    setError(null)
  }
  return {
    work,
    readingId: chosen?.readingId ?? 0,
    statement,
    isLaidOut: chosen?.isLaidOut ?? false,
    layout: statement?.layout ?? null,
    ...{ share, error, pdf: pdf.question },
    choose: (source) => {
      reading.current?.stop.abort()
      setError(null)
      pdf.ask(source, () => read(source, null))
    },
    setLayout: (change) => {
      if (!chosen?.statement.layout) return
      // A choice during the reading of an earlier choice adds to it.
      const before = reading.current?.changes ?? chosen.changes
      // Only the person's choices: under another header row the reader finds the other columns again.
      read(chosen.source, {
        ...{ ...before, ...change },
        columns: { ...before?.columns, ...change.columns },
        meanings: { ...before?.meanings, ...change.meanings },
      })
    },
    confirmLayout: () => setChosen((known) => known && { ...known, isLaidOut: true }),
    editLayout: () => setChosen((known) => known && { ...known, isLaidOut: false }),
    forget,
    fail: (code) => {
      forget()
      setError({ code, row: null })
    },
  }
}
