import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSubmitCreditAssessmentForm } from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import type { UseSubmitCreditAssessmentFormReturnType } from '../index.ts'
import type { FigureName } from '../../internal.ts'

afterEach(cleanup)

type Form = UseSubmitCreditAssessmentFormReturnType

/** What stands in the filled cells, by year and name. */
function filledCells(form: Form): Record<string, string> {
  const cells = form.figures.years.flatMap((year) =>
    form.figures.names.map((name) => form.figures.cell(year, name)),
  )
  return Object.fromEntries(
    cells.flatMap(({ year, name, value }) => (value ? [[`${year} ${name}`, value]] : [])),
  )
}

test('pasting begins at the cell and keeps what it does not reach or cannot read', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  run(({ figures }) => figures.setCell('2024', 'capex', '42'))
  run(({ figures }) => figures.setCell('2024', 'principal_repayment', '43'))
  const pasted = run(({ figures }) => figures.paste('2024', 'capex', 'abc\n50\n12 months\n9'))
  expect(pasted).toEqual({ filled: 2, unread: ['abc', '9'] })
  expect(run(({ figures }) => figures.paste('2024', 'capex', 'n/a'))).toEqual({ filled: 0, unread: ['n/a'] })
  expect(filledCells(form())).toEqual({
    '2024 capex': '42',
    '2024 principal_repayment': '50',
    '2024 period': '12',
  })
})

test('a French page reads and writes figures the French way, and keeps them when the language changes', async () => {
  const { form, run, rerender } = await renderSubmitCreditAssessmentForm({ locale: 'fr-CI', currency: 'USD' })
  const fill = (name: FigureName, text: string) => {
    run(({ figures }) => figures.setCell('2025', name, text))
    run(({ figures }) => figures.leaveCell('2025', name))
  }
  fill('income', '1250000,5')
  fill('equity', '-1.500')
  fill('tax', '12,3,4')
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(Object.values(filledCells(form())).map(plain)).toEqual(['1 250 000,50', '12,3,4', '-1 500'])
  expect(form().figures.cell('2025', 'tax').errorCode).toBe('FIGURE_INVALID')
  rerender({ locale: 'en-US', currency: 'USD' })
  expect(Object.values(filledCells(form()))).toEqual(['1,250,000.50', '12,3,4', '-1,500'])
})

test('a cell is told to be wrong once it is left, and is right as soon as it can be read or is empty', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (text: string) => run(({ figures }) => figures.setCell('2025', 'tax', text))
  type('12x')
  expect(form().figures.cell('2025', 'tax').errorCode).toBeNull()
  run(({ figures }) => figures.leaveCell('2025', 'tax'))
  type('12xy')
  expect(form().figures.cell('2025', 'tax').errorCode).toBe('FIGURE_INVALID')
  type('')
  expect(form().figures.cell('2025', 'tax').errorCode).toBeNull()
  type('12')
  expect(form().figures.cell('2025', 'tax').errorCode).toBeNull()
})

test('sums are exact with eighteen digits, below nothing too, and wait for every figure', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (name: FigureName, text: string) => run(({ figures }) => figures.setCell('2025', name, text))
  type('income', '999999999999999999.99')
  expect(form().figures.sums[0]).toMatchObject({
    ...{ year: '2025', grossProfit: null, operatingProfit: null, netProfit: null, liabilities: null },
  })
  type('cost_of_sales', '0.01')
  type('operating_expense', '999999999999999999.98')
  type('depreciation', '0.10')
  type('tax', '(0.20)')
  type('total_assets', '100')
  type('equity', '250.5')
  expect(form().figures.sums[0]).toMatchObject({
    year: '2025',
    grossProfit: '999999999999999999.98',
    operatingProfit: '0.00',
    netProfit: '0.10',
    liabilities: '-150.5',
    ratios: {
      grossMargin: '100.0',
      operatingMargin: '0.0',
      netMargin: '0.0',
      equityShare: '250.5',
      debtShare: null,
    },
  })
})

test('figures that contradict each other are warnings and not errors', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (year: string, name: FigureName, text: string) =>
    run(({ figures }) => figures.setCell(year, name, text))
  const warning = (name: FigureName) => form().figures.cell('2025', name).warningCode
  type('2025', 'income', '100')
  type('2025', 'cost_of_sales', '100.01')
  expect(warning('cost_of_sales')).toBe('COSTS_ABOVE_INCOME')
  type('2025', 'total_assets', '50')
  type('2025', 'equity', '51')
  type('2025', 'cash_reserve', '52')
  type('2025', 'total_debt', '53')
  expect([warning('equity'), warning('cash_reserve'), warning('total_debt')]).toEqual([
    ...['EQUITY_ABOVE_ASSETS', 'CASH_ABOVE_ASSETS', 'DEBT_ABOVE_ASSETS'],
  ])
  type('2025', 'tax', '-1')
  expect(warning('tax')).toBe('NEGATIVE')
  type('2024', 'income', '9999')
  expect(warning('income')).toBeNull()
  type('2024', 'income', '10000')
  expect(warning('income')).toBe('FAR_FROM_OTHER_YEAR')
  expect(form().figures.cell('2024', 'income').warningCode).toBe('FAR_FROM_OTHER_YEAR')
  expect(form().completeness.sections.figures.problems).toBe(0)
})
