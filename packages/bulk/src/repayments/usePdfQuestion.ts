'use client'
import { useEffect, useRef, useState } from 'react'
import type { PdfQuestion } from '../sheets/PdfQuestion.ts'
import { SheetError, type SheetErrorCode, type SheetSource } from '../sheets/index.ts'
import { isPdf } from './statements/pdf/isPdf.ts'
import { openPdf, type OpenPdf } from './statements/pdf/openPdf.ts'

type Parameters = {
  /** The progress of the opening, from 0 to 1. */
  onShare: (share: number | null) => void
  onOpen: (file: OpenPdf) => void
  onError: (code: SheetErrorCode) => void
}

type PdfAsking = {
  question: PdfQuestion | null
  /** Asks about a PDF; passes any other file to `otherwise`. */
  ask: (source: SheetSource, otherwise: () => void) => void
  forget: () => void
}

/** Asks for the password of a PDF, and opens it; the hook does not keep the password after the call. */
export function usePdfQuestion({ onShare, onOpen, onError }: Parameters): PdfAsking {
  const [asked, setAsked] = useState<{ source: File; problem: PdfQuestion['problem'] } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const forget = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    setAsked(null)
    return running.current.signal
  }
  const open = (source: File, password: string): void => {
    const signal = forget()
    setAsked({ source, problem: null })
    onShare(0)
    const onProgress = (share: number): void => {
      if (!signal.aborted) onShare(share)
    }
    openPdf(source, { password, signal, onProgress })
      .then((file) => {
        if (signal.aborted) return
        setAsked(null)
        onOpen(file)
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        onShare(null)
        const code = error instanceof SheetError ? error.code : 'broken'
        const problem = code === 'locked' || code === 'wrong_password' ? code : null
        setAsked(problem && { source, problem })
        if (!problem) onError(code)
      })
  }
  return {
    question: asked && {
      ...{ fileName: asked.source.name, problem: asked.problem },
      open: (password) => open(asked.source, password),
    },
    ask: (source, otherwise) => {
      const signal = forget()
      if ('pasted' in source) return otherwise()
      isPdf(source)
        .catch(() => false)
        .then((is) => {
          if (signal.aborted) return
          if (is) setAsked({ source, problem: null })
          else otherwise()
        })
    },
    forget: () => void forget(),
  }
}
