'use client'
import { useEffect, useRef, useState } from 'react'
import { SheetError, type SheetSource } from '../sheets/index.ts'
import type { Statement } from './StatementLine.ts'
import type { OpenPdf } from './statements/pdf/openPdf.ts'
import { readStatement } from './statements/readStatement.ts'
import type { StatementLayout, StatementLayoutChange } from './statements/StatementLayout.ts'
import { type PdfQuestion, usePdfQuestion } from './usePdfQuestion.ts'

type StatementChoice = {
  statement: Statement | null
  /** Nothing is left to be asked about its columns. */
  isLaidOut: boolean
  layout: StatementLayout | null
  /** From 0 to 1 while it is read. */
  share: number | null
  error: StatementError | null
  pdf: PdfQuestion | null
  choose: (source: SheetSource) => void
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void
  editLayout: () => void
  forget: () => void
}

type StatementError = Pick<SheetError, 'code' | 'row'>

/** `changes` are what the person has chosen: the rest is found. */
type Chosen = {
  source: SheetSource | OpenPdf
  statement: Statement
  changes: StatementLayoutChange | null
  isLaidOut: boolean
}

type Reading = { stop: AbortController; changes: StatementLayoutChange | null }

/** A statement that is chosen and read; one that cannot be read leaves the one before as it was. */
export function useStatementChoice(): StatementChoice {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<StatementError | null>(null)
  const reading = useRef<Reading | null>(null)
  useEffect(() => () => reading.current?.stop.abort(), [])

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
    readStatement(source, { onProgress, signal, ...(changes && { layout: changes }) })
      .then((statement) => {
        if (signal.aborted) return
        reading.current = null
        const hasDoubts = (statement.layout?.doubts.length ?? 0) > 0
        setChosen({ source, statement, changes, isLaidOut: changes === null && !hasDoubts })
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
  return {
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
      // A choice made while the one before is still being read adds to it.
      const before = reading.current?.changes ?? chosen.changes
      // Only what the person chose: under another heading the other columns are found anew.
      read(chosen.source, {
        ...{ ...before, ...change },
        columns: { ...before?.columns, ...change.columns },
        meanings: { ...before?.meanings, ...change.meanings },
      })
    },
    confirmLayout: () => setChosen((known) => known && { ...known, isLaidOut: true }),
    editLayout: () => setChosen((known) => known && { ...known, isLaidOut: false }),
    forget: () => {
      reading.current?.stop.abort()
      reading.current = null
      pdf.forget()
      setChosen(null)
      setShare(null)
      setError(null)
    },
  }
}
