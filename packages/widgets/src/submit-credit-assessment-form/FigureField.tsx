'use client'
import type { FigureCell } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { figureNames } from './figureNames.words.ts'
import { financialInformation as words } from './financialInformation.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { TextField } from '../ui/TextField.tsx'
import { figureErrorText } from './figureErrorText.ts'

type FigureFieldProps = {
  cell: FigureCell
  onType: (text: string) => void
  onLeave: () => void
}

/** One figure of one year. Its row and its year head it for the eye; its label says both to a screen reader. */
export function FigureField({ cell, onType, onLeave }: FigureFieldProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(figureNames)
  const { id, name, year, value, errorCode, warningCode } = cell
  return (
    <TextField
      id={id}
      part="Figures.field"
      label={
        <span className="ol-VisuallyHidden">
          {t('figures.cell', { figure: say(`figures.${name}`), year })}
        </span>
      }
      value={value}
      inputMode={name === 'period' ? 'numeric' : 'decimal'}
      // Digits run from left to right on every page.
      dir="ltr"
      spellCheck={false}
      error={errorCode === null ? undefined : figureErrorText({ name, year, code: errorCode, t: say })}
      warning={errorCode === null && warningCode !== null && t(`figures.warning.${warningCode}`)}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
}
