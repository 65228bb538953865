'use client'
import type { FinancialFigures } from '@onlend/hooks/internal'
import { type ReactNode, useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { downloadIcon } from '../ui/listIcons.ts'
import { Select } from '../ui/Select.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { financialInformation as words } from './financialInformation.words.ts'
import { readSpreadsheetText } from './readSpreadsheetText.ts'

type FiguresToolbarProps = {
  figures: Pick<FinancialFigures, 'years' | 'yearChoices' | 'setYear' | 'addYear' | 'removeYear'>
  pasted: Pasted | null
  /** The text of a file that was picked; `null` where it could not be read. */
  onText: (text: string | null) => void
}

/** The years of the figures, the import from a file, and the result of an import or paste. */
export function FiguresToolbar({ figures, pasted, onText }: FiguresToolbarProps): ReactNode {
  const { years, yearChoices, setYear, addYear, removeYear } = figures
  const t = useCopy(words)
  const parts = useParts()
  const input = useRef<HTMLInputElement>(null)
  const [, second] = years
  const pick = async (file: File | undefined) => {
    if (file) onText(await readSpreadsheetText(file))
  }
  return (
    <>
      <div {...parts('Figures.toolbar')}>
        {years.map((year, at) => (
          <Select
            // The place is the key: the year itself changes.
            key={at === 0 ? 'first' : 'second'}
            part="Figures.year"
            label={t(at === 0 ? 'figures.firstYear' : 'figures.secondYear')}
            value={year}
            options={yearChoices
              .filter((choice) => choice === year || !years.includes(choice))
              .map((choice) => ({ value: choice, label: choice }))}
            onChange={(event) => setYear(at, event.target.value)}
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
            // Lets a person pick the same file again after a correction.
            event.target.value = ''
          }}
        />
      </div>
      <FiguresPasted pasted={pasted} />
    </>
  )
}

/** The result of a pasted block or a file; `failed` if the file was no text. */
export type Pasted = { filled: number; unread: readonly string[] } | 'failed'

/** More are counted rather than listed. */
const listed = 5

/** Says how many figures a paste has filled in, and lists the cells that it could not read. */
function FiguresPasted({ pasted }: { pasted: Pasted | null }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const draw = () => {
    if (pasted === null) return null
    if (pasted === 'failed')
      return <Alert tone="warning" part="Figures.pasted" title={t('figures.importFailed')} />
    const { filled, unread } = pasted
    const list = new Intl.ListFormat(locale, { type: 'unit' }).format(unread.slice(0, listed))
    return (
      <Alert
        tone={filled === 0 || unread.length > 0 ? 'warning' : 'success'}
        part="Figures.pasted"
        title={filled === 0 ? t('figures.filled.none') : t('figures.filled', { count: filled })}
      >
        {unread.length > 0 && (
          <p className="ol-Text">
            {unread.length > listed
              ? t('figures.unread.many', { count: unread.length, list })
              : t('figures.unread', { list })}
          </p>
        )}
        {filled > 0 && <p className="ol-Text">{t('figures.filled.text')}</p>}
      </Alert>
    )
  }
  return (
    // In the page before there is something to say, so that it is heard when it comes.
    <div className="ol-Figures-pastedPlace" aria-live="polite">
      {draw()}
    </div>
  )
}
