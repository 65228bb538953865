'use client'
import type { FigureCell } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { figureNames } from './figureNames.words.ts'
import { financialInformation as words } from './financialInformation.words.ts'
import { useCopy } from '../words/useCopy.ts'

type FigureWarningWordsProps = {
  cell: FigureCell
  /** The figure's name and year, or what is odd about it. */
  says: 'name' | 'text'
}

/** One warning of the figures in words, away from its cell. */
export function FigureWarningWords({ cell, says }: FigureWarningWordsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(figureNames)
  const { name, year, warningCode } = cell
  // The period is no figure, and nothing is ever odd about it.
  if (warningCode === null || name === 'period') return null
  if (says === 'name')
    return (
      <>
        {say(`figures.${name}`)} <bdi dir="ltr">{year}</bdi>
      </>
    )
  return t(`figures.warning.${warningCode}`)
}
