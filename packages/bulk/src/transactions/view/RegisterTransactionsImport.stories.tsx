import type { Advice } from '../../../../../.storybook/gallery/Advice.ts'
import type { TransactionImport } from '../TransactionImport.ts'
import { RegisterTransactionsImportView } from './RegisterTransactionsImportView.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { getWorld } from '../../../../widgets/stories/getWorld.ts'
import { chooseFile } from '../../../../widgets/stories/chooseFile.ts'
import { transactionsFile } from '../../../../widgets/stories/transactionsFile.ts'
import { RegisterTransactionsImport } from './RegisterTransactionsImport.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const

/** A part that is fetched when it is needed, and thousands of rows. */
const slow = { timeout: 20_000 }

const first: Partial<TransactionImport> = {
  step: 'choose',
  busy: null,
  fileError: null,
  file: null,
  choose: fn(),
}

const meta = {
  title: 'Widgets/Bulk/RegisterTransactionsImport',
  component: RegisterTransactionsImport,
  args: { currency: 'NGN', operatorName: 'Harbour Capital', onSent: fn() },
  parameters: {
    advice: {
      do: 'Let the person leave the page: the relay goes on with the file.',
      doNot: 'Cut a file into pieces yourself.',
    } satisfies Advice,
  },
} satisfies Meta<typeof RegisterTransactionsImport>

export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** To the rows of a file whose third and fifth rows have a fault. */
async function openRows({ canvas, canvasElement, userEvent }: Context, rows = 12): Promise<void> {
  await chooseFile(canvasElement, transactionsFile({ rows, faulty: [2, 4] }), userEvent)
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }, slow))
  await expect(await canvas.findByRole('heading', { name: '2 rows have errors.' }, slow)).toBeVisible()
}

export const Choose: Story = {
  name: 'Invoice upload, CSV, Excel',
  ...wide,
  args: {
    samples: [{ label: 'Try an example', make: async () => transactionsFile({ rows: 3, faulty: [] }) }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try an example' }))
    await expect(await canvas.findByRole('heading', { name: 'transactions.csv: 3 rows' }, slow)).toBeVisible()
  },
}

/** A page that was closed before the relay had the rows: the file and its corrections wait on the device. */
export const KeptOnThisDevice: Story = {
  render: () => (
    <RegisterTransactionsImportView
      // The cast: nothing else of an import is drawn in its first step.
      imported={{ ...first, kept: { name: 'may.csv', restore: fn(), forget: fn() } } as TransactionImport}
      currency="NGN"
      onTemplate={fn()}
      samples={[]}
    />
  ),
}

/** Rows that were copied in a spreadsheet are read where they are pasted. */
export const Pasted: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Paste rows instead'))
    await userEvent.click(canvas.getByLabelText('Rows from your spreadsheet'))
    await userEvent.paste(await transactionsFile({ rows: 4, faulty: [] }).text())
    await expect(await canvas.findByRole('heading', { name: 'Pasted rows: 4 rows' }, slow)).toBeVisible()
  },
}

export const Columns: Story = {
  ...wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvasElement, transactionsFile({ rows: 12, faulty: [] }), userEvent)
    await expect(await canvas.findByText(/semicolons.*headings in line 1/, {}, slow)).toBeVisible()
    const amount = canvas.getByRole('combobox', { name: 'Amount is imported as' })
    await expect(amount).toHaveValue('amountPayable')
    await userEvent.selectOptions(amount, '')
    await expect(await canvas.findByText(/^No column holds: .*Amount payable/)).toBeVisible()
    await userEvent.selectOptions(amount, 'Amount payable')
    await expect(canvas.queryByText(/^No column holds/)).toBeNull()
  },
}

/** The keyboard alone: to the cell, F2, the new text, Enter; Escape undoes; the arrows move. */
export const CorrectedByKeyboard: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openRows(context)
    const grid = within(canvas.getByRole('grid', { name: 'Your rows' }))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
    const [first] = grid.getAllByRole('row').slice(1)
    // Errors first: what is wrong is said with the cell.
    const cell = within(first as HTMLElement).getByRole('cell', { name: 'soon' }) // there are rows
    await expect(cell).toHaveAccessibleDescription('Not a day of the calendar')
    await userEvent.click(cell)
    await expect(cell).toHaveFocus()
    for (const said of canvas.getAllByText(/Expected payment date: Not a day of the calendar/))
      await expect(said).toBeVisible()
    await userEvent.keyboard('{F2}')
    await expect(grid.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('x{Escape}')
    await expect(cell).toHaveFocus()
    await expect(cell).toHaveTextContent('soon')
    await userEvent.keyboard('{Enter}30/06/2026{Enter}')
    // Down, where the next is.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('soon'))
    await expect(await canvas.findByRole('heading', { name: '1 row has an error.' })).toBeVisible()
    await userEvent.keyboard('30/06/2026{Tab}')
    await expect(await canvas.findByRole('heading', { name: 'No errors.' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(document.activeElement).toHaveRole('rowheader')
  },
}

export const LeftOut: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openRows(context)
    const [leave] = canvas.getAllByRole('button', { name: /^Leave out Line \d+$/ })
    await userEvent.click(leave as HTMLElement) // there are rows
    await expect(await canvas.findByRole('button', { name: /^Take in Line \d+$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1 Left out' })).toBeVisible()
  },
}

export const CardsOnAPhone: Story = {
  tags: ['needs-browser'],
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await openRows(context)
    const [correct] = canvas.getAllByRole('button', { name: /^Correct Line/ })
    await userEvent.click(correct as HTMLElement) // there are rows
    const field = canvas.getByLabelText('Expected payment date')
    await expect(field).toHaveAccessibleDescription('Not a day of the calendar')
    await userEvent.clear(field)
    await userEvent.type(field, '30/06/2026')
    await userEvent.tab()
    await expect(await canvas.findByRole('heading', { name: '1 row has an error.' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Corrections are not thrown away by one press. */
export const StartOverAsks: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openRows(context)
    const [leave] = canvas.getAllByRole('button', { name: /^Leave out Line/ })
    await userEvent.click(leave as HTMLElement) // there are rows
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, slow))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my corrections' }))
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
}

/** A file whose numbers lost their zeros, whose days are turned round, and whose financier is written in another language. */
function damagedFile(): File {
  const head =
    'Reference,First name,Last name,Phone,Amount,Disbursed on,Due date,Financier,Financed amount,Drawdown'
  const rows = Array.from({ length: 6 }, (_, at) =>
    [
      `INV-${at + 1},Example,Client ${at + 1}`,
      at < 3 ? `080310000${10 + at}` : `80310000${10 + at}`,
      `${900_000_000 + at},${at === 5 ? '05/13/2026' : '13/05/2026'},29/06/2026`,
      at === 4 ? 'Autres' : 'Others',
      '900000000,dd_1',
    ].join(),
  )
  return new File([[head, ...rows].join('\n')], 'damaged.csv', { type: 'text/csv' })
}

/** Nothing that deserves a second look is sent before its kind is ticked; the review says how many times too much is asked for. */
export const DecidedAtOnce: Story = {
  ...wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvasElement, damagedFile(), userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }, slow))
    await expect(await canvas.findByRole('heading', { name: '2 rows have errors.' }, slow)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true')
    for (const name of [
      'Put the 0 back in 3 rows',
      'Write “Others” in 1 row',
      'Swap day and month in 1 row',
    ]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
      await waitFor(() => expect(canvas.getByRole('checkbox', { name })).toBeChecked())
    }
    await expect(await canvas.findByRole('heading', { name: 'No errors.' }, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send 6 rows as they are' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText(/^6 rows worth a second look are sent/)).toBeVisible()
    await userEvent.selectOptions(await canvas.findByLabelText('Sector'), 'Lender')
    await expect(await canvas.findByText(/^Financing of .+ is [\d.,]+ times the/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send 6 rows' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, slow))
    await expect(await dialog.findByText(/is [\d.,]+ times the/)).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: /^Register 6 transactions and ask for/ }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Review: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openRows(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByRole('heading', { name: 'Register 10 transactions' })).toHaveFocus()
    await expect(canvas.getByText(/^2 rows with errors are left out/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send 10 rows' }))
    await expect(canvas.getByLabelText('Sector')).toHaveFocus()
    await expect(canvas.getByLabelText('Sector')).toHaveAccessibleDescription('Choose a sector')
  },
}

/** From the file to what became of each row: each is sent once. */
export const Sent: Story = {
  ...wide,
  play: async (context) => {
    const { args, canvas, loaded, userEvent } = context
    await openRows(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Sector'), 'Lender')
    await userEvent.click(canvas.getByRole('button', { name: 'Send 10 rows' }))
    await screen.findByRole('alertdialog', {}, slow)
    const confirm = await screen.findByRole('button', { name: 'Register 10 transactions' }, slow)
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'), slow)
    await userEvent.click(confirm)
    await expect(await canvas.findByText('10 of 10 rows sent.', {}, slow)).toBeVisible()
    const { sandbox } = getWorld(loaded)
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions')).toHaveLength(1)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce(), slow)
  },
}
