'use client'
import type { FinancialFigures } from '@onlend/hooks/forms'
import { type ReactNode, useRef } from 'react'
import { financialInformation as words } from './financialInformation.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { useParts } from '../ui/useParts.ts'
import { readSpreadsheetText } from './readSpreadsheetText.ts'
import { downloadIcon } from '../ui/listIcons.ts'

type FiguresToolbarProps = {
  figures: Pick<FinancialFigures, 'years' | 'yearChoices' | 'setYear' | 'addYear' | 'removeYear'>
  /** The text of a file that was picked; `null` where it could not be read. */
  onText: (text: string | null) => void
}

/** Which years the figures are for, and a way to bring them in from a file. */
export function FiguresToolbar({ figures, onText }: FiguresToolbarProps): ReactNode {
  const { years, yearChoices, setYear, addYear, removeYear } = figures
  const t = useCopy(words)
  const parts = useParts()
  const input = useRef<HTMLInputElement>(null)
  const [, second] = years
  const pick = async (file: File | undefined) => {
    if (file) onText(await readSpreadsheetText(file))
  }
  return (
    <div {...parts('Figures.toolbar')}>
      {years.map((year, at) => (
        <Select
          // Its place tells a year apart: the year itself is what changes.
          key={at === 0 ? 'first' : 'second'}
          part="Figures.year"
          label={t(at === 0 ? 'figures.firstYear' : 'figures.secondYear')}
          placeholder={year}
          value={year}
          options={yearChoices
            .filter((choice) => choice === year || !years.includes(choice))
            .map((choice) => ({ value: choice, label: choice }))}
          onChange={(event) => event.target.value !== '' && setYear(at, event.target.value)}
        />
      ))}
      {second === undefined ? (
        <Button variant="quiet" part="Figures.addYear" onClick={addYear}>
          {t('figures.addYear')}
        </Button>
      ) : (
        <Button variant="quiet" part="Figures.removeYear" onClick={() => removeYear(1)}>
          {t('figures.removeYear', { year: second })}
        </Button>
      )}
      <Button icon={downloadIcon} part="Figures.import" onClick={() => input.current?.click()}>
        {t('figures.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hidden
        aria-label={t('figures.import')}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same file may be picked again after it was put right.
          event.target.value = ''
        }}
      />
    </div>
  )
}
