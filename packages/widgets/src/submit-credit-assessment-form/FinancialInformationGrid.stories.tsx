import { useSubmitCreditAssessmentForm } from '@onlend/hooks/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { saveFigures, yearOfFigures } from '../../stories/prepareAssessment.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { Card } from '../ui/Card.tsx'
import { FinancialInformationGrid } from './FinancialInformationGrid.tsx'

/** The grid in a page of a host's own, over the form's hook. */
function OwnPage({ years, isTried = false }: { years?: readonly string[]; isTried?: boolean }): ReactNode {
  const { locale } = useLendingRoot()
  const form = useSubmitCreditAssessmentForm({ currency: 'NGN', locale, ...(years && { years }) })
  return (
    <Card part="SubmitCreditAssessmentForm" title="Figures">
      <FinancialInformationGrid figures={form.figures} currency={form.currency} />
      {isTried && (
        <button type="button" onClick={() => void form.actions.review()}>
          Check
        </button>
      )}
    </Card>
  )
}

const meta = {
  title: 'Widgets/Get assessed/FinancialInformationGrid',
  component: OwnPage,
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OwnPage>

export default meta

type Story = StoryObj<typeof meta>

const filled = {
  lending: {
    width: 'wide',
    prepare: (world: StoryWorld) =>
      saveFigures(world, { '2025': yearOfFigures, '2024': { ...yearOfFigures, income: '154200000' } }),
  },
}

export const Default: Story = {
  name: 'Financial statements, balance sheet',
  parameters: filled,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByLabelText('Income, 2025')).toHaveValue('182,500,000'))
    await expect(canvas.getByText('₦86,100,000')).toBeVisible()
    const margin = within(canvas.getByText('Gross margin').parentElement ?? canvasElement)
    await expect(margin.getByText('47.2%')).toBeVisible()
    await expect(margin.getByText('37.5%')).toBeVisible()
  },
}

export const OneYearAtATime: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { prepare: filled.lending.prepare } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Income, 2025')).toBeVisible())
    await expect(canvas.getByLabelText('Income, 2024')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2024' }))
    await expect(canvas.getByLabelText('Income, 2024')).toBeVisible()
  },
}

export const OneYear: Story = {
  args: { years: ['2025'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Income, 2024')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a second year' }))
    await expect(await canvas.findByLabelText('Income, 2024')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2024' }))
    await expect(canvas.queryByLabelText('Income, 2024')).toBeNull()
  },
}

export const PasteFromSpreadsheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const income = canvas.getByLabelText('Income, 2025')
    await userEvent.click(income)
    await userEvent.paste('182,500,000\t154,200,000\r\n₦96,400,000\t81,000,000\r\n(41,250,000)\tn/a\r\n')
    await expect(await canvas.findByText('5 figures filled in')).toBeVisible()
    await expect(canvas.getByText(/left out: n\/a/)).toBeVisible()
    await expect(canvas.getByLabelText('Cost of sales, 2024')).toHaveValue('81,000,000')
    await expect(canvas.getByLabelText('Operating expenses, 2025')).toHaveValue('-41,250,000')
  },
}

export const FromAFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = 'Figure,2025,2024\nIncome,182500000,154200000\nTotal assets,240000000,\n'
    const file = new File([text], 'figures.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Fill in from a file (CSV)', { selector: 'input' }), file)
    await expect(await canvas.findByText('3 figures filled in')).toBeVisible()
    await expect(canvas.getByLabelText('Total assets, 2025')).toHaveValue('240,000,000')
  },
}

export const Keyboard: Story = {
  tags: ['needs-browser'],
  parameters: filled,
  play: async ({ canvas, userEvent }) => {
    const cell = (label: string) => canvas.getByLabelText(label)
    await waitFor(() => expect(cell('Income, 2025')).toHaveValue('182,500,000'))
    await userEvent.click(cell('Income, 2025'))
    await userEvent.keyboard('{Enter}')
    await expect(cell('Cost of sales, 2025')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
    await expect(cell('Cost of sales, 2024')).toHaveFocus()
    // Inside a figure the arrows move the caret first.
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(cell('Cost of sales, 2024')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(cell('Income, 2025')).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cell('Months covered, 2024')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(cell('Months covered, 2025')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell('Income, 2024')).toHaveFocus()
  },
}

export const GridErrors: Story = {
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Income, 2025'), 'about nine million')
    await userEvent.type(canvas.getByLabelText('Months covered, 2024'), '13')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText(/^“Income” for 2025: use digits/)).toBeVisible()
    await expect(canvas.getByText('“Months covered” for 2024: a number from 1 to 12')).toBeVisible()
    await expect(canvas.getByText('Enter “Tax” for 2024')).toBeVisible()
    await expect(canvas.getByLabelText('Income, 2025')).toHaveAttribute('aria-invalid', 'true')
  },
}
