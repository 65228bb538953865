'use client'
import type { FigureCell, FigureName, FinancialFigures } from '@onlend/hooks/internal'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { financialInformation as words } from './financialInformation.words.ts'
import { FigureRatios } from './FigureRatios.tsx'
import { FigureSumRows } from './FigureSumRows.tsx'
import { FiguresToolbar, type Pasted } from './FiguresToolbar.tsx'
import { figureRoles as roles } from './figureRoles.ts'
import { moveInGrid } from './moveInGrid.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

/** The groups of a year's figures, in the order of the API document (Partner API, Endpoint 11, financial_information). */
const figureGroups = [
  { key: 'result', names: ['income', 'cost_of_sales', 'operating_expense', 'depreciation', 'tax'] },
  { key: 'balance', names: ['total_assets', 'equity', 'cash_reserve', 'total_debt'] },
  { key: 'flows', names: ['capex', 'principal_repayment'] },
  { key: 'period', names: ['period'] },
] as const satisfies readonly { key: string; names: readonly FigureName[] }[]

export type FinancialInformationGridProps = {
  /** As `useSubmitCreditAssessmentForm` has them. */
  figures: FinancialFigures
  /** ISO 4217. @default none named */
  currency?: string | null
  /** The year on show where there is room for one only. @default the first */
  year?: string | undefined
  onYearChange?: (year: string) => void
}

const names: readonly FigureName[] = figureGroups.flatMap((group) => group.names)

/** A block of cells, and not a single figure, which the input takes itself. */
const block = /[\t\n]/

/**
 * The figures of one or two years (Partner API, Endpoint 11, financial_information): years beside each other, one at a time on a narrow
 * container. Enter and the arrows move as in a spreadsheet, Tab along a row; a block from a spreadsheet fills from where it is pasted.
 *
 * @example
 * const form = useSubmitCreditAssessmentForm({ currency: 'NGN', locale: 'en-NG' })
 * <FinancialInformationGrid figures={form.figures} currency="NGN" />
 */
export function FinancialInformationGrid(props: FinancialInformationGridProps): ReactNode {
  return (
    <InWords of="forms">
      <Grid {...props} />
    </InWords>
  )
}

function Grid(props: FinancialInformationGridProps): ReactNode {
  const { figures, currency = null, onYearChange } = props
  const { years } = figures
  const t = useCopy(words)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const { dir } = useLendingRoot()
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const wanted = props.year ?? chosen
  const shown = wanted !== undefined && years.includes(wanted) ? wanted : years[0]
  const show = (year: string) => {
    setChosen(year)
    onYearChange?.(year)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = findCell(event.target)
    if (!cell || event.altKey || event.nativeEvent.isComposing) return
    const next = moveInGrid({
      at: { row: names.indexOf(cell.name), column: years.indexOf(cell.year) },
      rows: names.length,
      columns: years.length,
      key: event.key,
      isShift: event.shiftKey,
      isControl: event.ctrlKey || event.metaKey,
      caret: getCaret(cell.input),
      dir,
    })
    // At the last cell, Enter must not send the form either.
    if (next !== null || event.key === 'Enter') event.preventDefault()
    const name = next && names[next.row]
    const year = next && years[next.column]
    if (!name || !year) return
    // A hidden year must be visible before its cell can take the focus.
    if (year !== shown) flushSync(() => show(year))
    const root = cell.input.getRootNode() as Document | ShadowRoot
    const input = root.getElementById(figures.cell(year, name).id)
    input?.focus()
    // The next key replaces the value, as in a spreadsheet.
    if (input instanceof HTMLInputElement) input.select()
  }

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const cell = findCell(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !block.test(text.trim())) return
    event.preventDefault()
    setPasted(figures.paste(cell.year, cell.name, text))
  }

  const onText = (text: string | null) => {
    const [year] = years
    const [name] = names
    if (year === undefined || name === undefined) return
    setPasted(text === null ? 'failed' : figures.paste(year, name, text))
  }

  /** The row and the year head the field for the eye; its label says both to a screen reader. */
  const drawField = (cell: FigureCell) => {
    const { id, name, year, value, errorCode } = cell
    const label = t('figures.cell', { figure: texts.figure(name), year })
    return (
      <TextField
        id={id}
        part="Figures.field"
        label={<span className="ol-VisuallyHidden">{label}</span>}
        value={value}
        inputMode={name === 'period' ? 'numeric' : 'decimal'}
        // Digits run from left to right on every page.
        dir="ltr"
        spellCheck={false}
        error={errorCode === null ? undefined : texts.figureError(cell, errorCode)}
        warning={errorCode === null && texts.figureWarning(cell)}
        onChange={(event) => figures.setCell(year, name, event.target.value)}
        onBlur={() => figures.leaveCell(year, name)}
      />
    )
  }
  return (
    <div {...parts('Figures')}>
      <p className="ol-Text">
        {texts.inCurrency(currency)} {t('figures.help')}
      </p>
      <FiguresToolbar figures={figures} pasted={pasted} onText={onText} />
      {years.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would group the figures of the form, and these are views of them
        <div {...parts('Figures.shownYear')} role="group" aria-label={t('figures.years')}>
          {years.map((year) => (
            <Button
              key={year}
              part="Figures.show"
              aria-pressed={year === shown}
              data-ol-state={year === shown ? 'shown' : undefined}
              onClick={() => show(year)}
            >
              {year}
            </Button>
          ))}
        </div>
      )}
      <table {...parts('Figures.table')} {...roles.table} onKeyDown={onKeyDown} onPaste={onPaste}>
        <caption className="ol-VisuallyHidden">{t('figures.title')}</caption>
        <thead className="ol-Figures-head" {...roles.rowgroup}>
          <tr {...roles.row}>
            <th scope="col" className="ol-Figures-corner" {...roles.columnheader}>
              <span className="ol-VisuallyHidden">{t('figures.figure')}</span>
            </th>
            {years.map((year) => (
              <th
                key={year}
                scope="col"
                className="ol-Figures-column"
                data-ol-shown={year === shown || undefined}
                {...roles.columnheader}
              >
                {year}
              </th>
            ))}
          </tr>
        </thead>
        {figureGroups.map((group) => (
          <tbody key={group.key} className="ol-Figures-body" {...roles.rowgroup}>
            <tr className="ol-Figures-groupRow" {...roles.row}>
              <th
                scope="rowgroup"
                colSpan={years.length + 1}
                className="ol-Figures-group"
                {...roles.rowheader}
              >
                {t(`figures.group.${group.key}`)}
              </th>
            </tr>
            {group.names.map((name) => (
              <tr key={name} className="ol-Figures-row" {...roles.row}>
                <th scope="row" className="ol-Figures-name" {...roles.rowheader}>
                  {texts.figure(name)}
                  <span className="ol-Figures-hint">{t(`figures.${name}.hint`)}</span>
                </th>
                {years.map((year) => (
                  <td
                    key={year}
                    className="ol-Figures-cell"
                    data-ol-shown={year === shown || undefined}
                    data-ol-year={year}
                    data-ol-figure={name}
                    {...roles.cell}
                  >
                    {drawField(figures.cell(year, name))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <FigureSumRows sums={figures.sums} currency={currency} shown={shown} />
      </table>
      <FigureRatios sums={figures.sums} />
      <details {...parts('Figures.keys')}>
        <summary className="ol-Assessment-summary ol-Figures-keysTitle">
          <Icon name="info" />
          {t('figures.keys.title')}
        </summary>
        <p className="ol-Note">{t('figures.keys')}</p>
      </details>
    </div>
  )
}

/** The cell that an event has happened in. */
function findCell(target: EventTarget): { input: HTMLInputElement; year: string; name: FigureName } | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { olYear, olFigure } = target.closest('td')?.dataset ?? {}
  // The cast repeats what was written on the cell above.
  return olYear && olFigure ? { input: target, year: olYear, name: olFigure as FigureName } : null
}

/** The place of an input's caret; `both` if the whole text is selected, or the input is empty. */
function getCaret({ selectionStart: start, selectionEnd: end, value }: HTMLInputElement) {
  if (start === 0 && end === value.length) return 'both'
  if (start !== end) return 'inside'
  if (start === 0) return 'start'
  return start === value.length ? 'end' : 'inside'
}
