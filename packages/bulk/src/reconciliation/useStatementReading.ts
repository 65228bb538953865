'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type PdfQuestion,
  type Statement,
  type StatementColumn,
  type StatementLayout,
  readStatement,
} from '../repayments/index.ts'
import type { OpenPdf } from '../repayments/statements/pdf/openPdf.ts'
import { usePdfQuestion } from '../repayments/usePdfQuestion.ts'
import { SheetError, type SheetErrorCode, type SheetSource } from '../sheets/index.ts'

type Layout = StatementLayout

type Read = {
  source: SheetSource | OpenPdf
  statement: Statement
  isConfirmed: boolean
}

type StatementReading = {
  step: 'choose' | 'layout' | 'compared'
  reading: number | null
  fileError: SheetErrorCode | null
  errorRow: number | null
  pdf: PdfQuestion | null
  choose: (source: SheetSource) => void
  startOver: () => void
  layout: Layout | null
  columns: readonly StatementColumn[]
  setLayout: (change: Partial<Omit<Layout, 'doubts'>>) => void
  confirmLayout: () => void
  statement: Statement | null
}

/** Reads a statement that a person chooses, and asks about its layout where the reader has doubts. */
export function useStatementReading(createWorker: (() => Worker) | null | undefined): StatementReading {
  const [read, setRead] = useState<Read | null>(null)
  const [reading, setReading] = useState<number | null>(null)
  const [error, setError] = useState<Pick<SheetError, 'code' | 'row'> | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(
    async (source: SheetSource | OpenPdf, chosen: Layout | null) => {
      running.current?.abort()
      const run = new AbortController()
      running.current = run
      const { signal } = run
      setReading(0)
      setError(null)
      try {
        const statement = await readStatement(source, {
          signal,
          onProgress: (share) => running.current === run && setReading(share),
          ...(chosen ? { layout: chosen } : {}),
          ...(createWorker === undefined ? {} : { createWorker }),
        })
        if (signal.aborted) return
        const isSure = statement.layout === null || statement.layout.doubts.length === 0
        setRead({ source, statement, isConfirmed: chosen === null && isSure })
      } catch (problem) {
        if (signal.aborted) return
        setError(problem instanceof SheetError ? problem : { code: 'broken', row: null })
      }
      setReading(null)
    },
    [createWorker],
  )
  const pdf = usePdfQuestion({
    onShare: setReading,
    onOpen: (file) => void start(file, null),
    onError: (code) => setError({ code, row: null }),
  })
  const step = read === null ? 'choose' : read.isConfirmed ? 'compared' : 'layout'
  return {
    ...{ step, reading, pdf: pdf.question, fileError: error?.code ?? null, errorRow: error?.row ?? null },
    choose: (source) => {
      running.current?.abort()
      setError(null)
      pdf.ask(source, () => void start(source, null))
    },
    startOver: () => {
      running.current?.abort()
      pdf.forget()
      setRead(null)
      setReading(null)
      setError(null)
    },
    layout: read?.statement.layout ?? null,
    columns: read?.statement.columns ?? [],
    setLayout: (change) => {
      if (read?.statement.layout) void start(read.source, { ...read.statement.layout, ...change })
    },
    confirmLayout: () => setRead(read && { ...read, isConfirmed: true }),
    statement: read?.statement ?? null,
  }
}
