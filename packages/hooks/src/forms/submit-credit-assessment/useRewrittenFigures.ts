'use client'
import { useEffect, useRef } from 'react'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './readFigure.ts'
import { figureNames } from './figureNames.ts'
import { formatFigure } from './formatFigure.ts'
import { plainFigure } from './plainFigure.ts'

type Grid = Pick<SubmitCreditAssessmentValues, 'figures'>

/** Keeps typed figures what they were when the language changes: read the way they were typed, then written the new way. */
export function useRewrittenFigures(
  format: FigureFormat,
  { read, write }: { read: () => Grid; write: (grid: Grid) => void },
): void {
  const written = useRef(format)
  useEffect(() => {
    const before = written.current
    written.current = format
    if (before.locale === format.locale) return
    const rewritten = Object.entries(read().figures).map(([year, figures]) => {
      const texts = figureNames.flatMap((name) => {
        const text = figures[name]
        if (text === undefined) return []
        const plain = plainFigure(name, text, before)
        return [[name, plain === null ? text : formatFigure(name, plain, { ...format, decimalMark: '.' })]]
      })
      return [year, Object.fromEntries(texts)]
    })
    write({ figures: Object.fromEntries(rewritten) })
    // What stands in the cells is read when the language changes, not when a key is pressed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format])
}
