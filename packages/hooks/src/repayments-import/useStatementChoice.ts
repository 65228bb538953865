'use client'
import { useEffect, useRef, useState } from 'react'
import { SheetError, type SheetErrorCode, type SheetSource } from '../sheets/index.ts'
import type { Statement } from './StatementLine.ts'
import { readStatement } from './statements/readStatement.ts'
import type { StatementLayout } from './statements/StatementLayout.ts'

type StatementChoice = {
  statement: Statement | null
  /** Nothing is left to be asked about its columns. */
  isLaidOut: boolean
  layout: StatementLayout | null
  /** From 0 to 1 while it is read. */
  share: number | null
  error: SheetErrorCode | null
  choose: (source: SheetSource) => void
  setLayout: (change: LayoutChange) => void
  confirmLayout: () => void
  editLayout: () => void
  forget: () => void
}

type LayoutChange = Partial<Omit<StatementLayout, 'doubts'>>

/** `changes` are what the person has chosen: the rest is found. */
type Chosen = { source: SheetSource; statement: Statement; changes: LayoutChange | null; isLaidOut: boolean }

/** A statement that is chosen and read; one that cannot be read leaves the one before as it was. */
export function useStatementChoice(): StatementChoice {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<SheetErrorCode | null>(null)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const read = (source: SheetSource, changes: LayoutChange | null) => {
    reading.current?.abort()
    const stop = new AbortController()
    reading.current = stop
    const { signal } = stop
    setShare(0)
    setError(null)
    const onProgress = (done: number) => {
      if (!signal.aborted) setShare(done)
    }
    readStatement(source, { onProgress, signal, ...(changes && { layout: changes }) })
      .then((statement) => {
        if (signal.aborted) return
        const hasDoubts = (statement.layout?.doubts.length ?? 0) > 0
        setChosen({ source, statement, changes, isLaidOut: changes === null && !hasDoubts })
        setShare(null)
      })
      .catch((problem: unknown) => {
        if (signal.aborted) return
        setShare(null)
        if (!(problem instanceof SheetError)) throw problem
        setError(problem.code)
      })
  }
  const statement = chosen?.statement ?? null
  return {
    statement,
    isLaidOut: chosen?.isLaidOut ?? false,
    layout: statement?.layout ?? null,
    ...{ share, error },
    choose: (source) => read(source, null),
    setLayout: (change) => {
      if (chosen?.statement.layout) read(chosen.source, { ...chosen.changes, ...change })
    },
    confirmLayout: () => setChosen((known) => known && { ...known, isLaidOut: true }),
    editLayout: () => setChosen((known) => known && { ...known, isLaidOut: false }),
    forget: () => {
      reading.current?.abort()
      setChosen(null)
      setShare(null)
      setError(null)
    },
  }
}
