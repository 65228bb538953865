import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { chooseFile } from '../../../../widgets/stories/chooseFile.ts'
import { findReady } from '../../../../widgets/stories/findReady.ts'
import { getWorld } from '../../../../widgets/stories/getWorld.ts'
import { RepaymentsImport, type RepaymentsImportProps } from './RepaymentsImport.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const

/** A part that is fetched when it is needed. */
const slow = { timeout: 20_000 }
const noSchedule = () => null

const meta = {
  title: 'Widgets/Bulk/RepaymentsImport',
  component: RepaymentsImport,
  args: { currency: 'NGN', getSchedule: noSchedule, onSent: fn() },
} satisfies Meta<typeof RepaymentsImport>

export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openLines({ canvas, canvasElement, userEvent }: Context): Promise<void> {
  await chooseFile(canvasElement, statementFile(), userEvent)
  await expect(await canvas.findByRole('heading', { name: 'Lines of the statement' }, slow)).toBeVisible()
}

export const Choose: Story = {
  name: 'Bank statement, collections, CSV',
  ...{ ...wide, args: { samples: [{ label: 'Try a statement', make: async () => statementFile() }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try a statement' }))
    await expect(await canvas.findByRole('heading', { name: 'Lines of the statement' }, slow)).toBeVisible()
  },
}

/** T90: what was read and decided for one business is not shown, or sent, for the next. */
export const AnotherBusiness: Story = {
  ...wide,
  render: (args) => <TwoBusinesses {...args} />,
  play: async (context) => {
    await openLines(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Kwame Logistics' }))
    await expect(await context.canvas.findByText('Choose a file', {}, slow)).toBeVisible()
    await expect(context.canvas.queryByRole('heading', { name: 'Lines of the statement' })).toBeNull()
  },
}

function TwoBusinesses(props: RepaymentsImportProps): ReactNode {
  const [customerPartnerId, choose] = useState('cp_adaeze')
  return (
    <>
      <button type="button" onClick={() => choose('cp_kwame')}>
        Kwame Logistics
      </button>
      <RepaymentsImport {...props} customerPartnerId={customerPartnerId} />
    </>
  )
}

/** A statement in a language that the reader does not know: a person says which line names the columns, and what stands in them. */
export const ColumnsInDoubt: Story = {
  ...wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = [
      'Sổ phụ tài khoản',
      'Ngày,Số bút toán,Nội dung,Chi tiết,Ghi nợ,Ghi có',
      '2026-01-20,S4001,NIP TRANSFER,TRX-ADAEZE-00001/000013,-,15000.00',
      '2026-01-21,S4002,SMS ALERT CHARGE,FOR JANUARY,52.50,-',
      '2026-01-22,S4003,CASH,BRANCH 221,-,12.50',
      '2026-01-23,S4004,STAMP DUTY,FOR JANUARY,50.00,-',
    ].join('\n')
    await chooseFile(canvasElement, new File([text], 'so-phu.csv'), userEvent)
    const heading = await canvas.findByRole('combobox', { name: 'Line that names the columns' }, slow)
    await userEvent.selectOptions(
      heading,
      'Line 2: Ngày · Số bút toán · Nội dung · Chi tiết · Ghi nợ · Ghi có',
    )
    const choose = async (name: string, option: RegExp) => {
      const select = canvas.getByRole('combobox', { name })
      await userEvent.selectOptions(select, await within(select).findByRole('option', { name: option }, slow))
    }
    await choose('Money in', /^Ghi có/)
    await choose('Money out', /^Ghi nợ/)
    await choose('Description, column 2', /^Nội dung/)
    // It is read anew with these.
    await canvas.findByRole('combobox', { name: 'Description, column 3' }, slow)
    const go = canvas.getByRole('button', { name: 'Match repayments' })
    await waitFor(() => expect(go).not.toHaveAttribute('aria-disabled'), slow)
    await userEvent.click(go)
    await expect(await canvas.findByText(/TRX-ADAEZE-00001\/000013 · NIP TRANSFER/, {}, slow)).toBeVisible()
    await expect(canvas.getByText(/the reference/)).toBeVisible()
  },
}

/** Words whose meaning is not known are asked about; lines that stay open are named by number, and no proposal of such a file is sure. */
export const WordsInDoubt: Story = {
  ...wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = [
      'Date,Narration,Amount,Kind,Status',
      '2026-01-20,NIP TRX-ADAEZE-00001/000013,15000.00,BIJ,Completed',
      '2026-01-21,RENT,52.50,AF,Completed',
      '2026-01-22,CASH,12.50,BIJ,Verbucht',
      '2026-01-23,CASH,9.00,BIJ,Reversed',
      '2026-01-24,STAMP DUTY,50.00,AF,Completed',
    ].join('\n')
    await chooseFile(canvasElement, new File([text], 'words.csv'), userEvent)
    const choose = async (word: string, meaning: string) =>
      userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: `What does “${word}” mean?` }, slow),
        meaning,
      )
    await choose('BIJ', 'Money in')
    await choose('Verbucht', 'Booked')
    const go = canvas.getByRole('button', { name: 'Match repayments' })
    await waitFor(() => expect(canvas.queryByText(/an unknown status/)).toBeNull(), slow)
    await userEvent.click(go)
    await expect(await canvas.findByText(/in or out is not clear\. Lines: 3, 6$/, {}, slow)).toBeVisible()
    await expect(canvas.getByText(/^1 line is not booked: left out\. Lines: 5$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Accept \d+ sure/ })).toBeNull()
  },
}

/** Each line says what it may pay, how sure that is, and why. */
export const Lines: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openLines(context)
    await expect(canvas.getAllByText('Lines claim more than is left')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Accept line 4' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 sure line' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept line 3' }))
    await expect(await canvas.findByText(/^₦15,012\.50 accepted of ₦133,220\.27/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out line 5' }))
    await userEvent.click(await canvas.findByRole('button', { name: '2 Not used' }, slow))
    await waitFor(() => expect(canvas.getAllByRole('listitem', { name: /^Line/ })).toHaveLength(2), slow)
    for (const why of ['Left out', 'Money out']) await expect(canvas.getByText(why)).toBeVisible()
  },
}

/** What a later line takes back pays nothing; a reversal that fits several credits makes each of them doubtful. */
export const TakenBack: Story = {
  ...wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = [
      'Date,Narration,Debit,Credit',
      '2026-01-08,NIP TRX-ADAEZE-00001,,15000.00',
      '2026-01-09,RVSL NIP TRX-ADAEZE-00001,15000.00,',
      '2026-01-08,USSD TRX-ADAEZE-00004,,37050.00',
      '2026-01-08,CASH DEPOSIT,,37050.00',
      '2026-01-09,REVERSAL,37050.00,',
    ].join('\r\n')
    await chooseFile(canvasElement, new File([text], 'taken-back.csv'), userEvent)
    await expect(await canvas.findAllByText('Taken back', {}, slow)).toHaveLength(2)
    await expect(canvas.getByText('Cancels out with line 3')).toBeVisible()
    await expect(canvas.getByText('Cancels out with line 2')).toBeVisible()
    await expect(canvas.getByText('Reads like money moved back')).toBeVisible()
    await expect(canvas.getAllByText('May cancel out with line 6')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /sure line/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Choose financing for line 2' })).toBeVisible()
  },
}

/** A line is given to another financing, and its payer remembered. */
export const Changed: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openLines(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose financing for line 6' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What this line pays' }, slow))
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Financing' }, slow))
    await userEvent.click(await dialog.findByRole('option', { name: /TRX-ADAEZE-00004/ }))
    const amount = dialog.getByLabelText('Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '8')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and accept' }))
    await expect(await dialog.findByText('More than the line has.')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and accept' }))
    await expect(await canvas.findByText('Chosen by you')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remember' }))
    await expect(await canvas.findByText('1 remembered payer')).toBeVisible()
  },
}

export const Review: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openLines(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 sure line' }))
    await userEvent.click(await findReady(canvas, 'Check'))
    await expect(await canvas.findByRole('heading', { name: 'Report 1 repayment' })).toHaveFocus()
    const listed = await canvas.findByRole('row', { name: /Line 2, 8 Jan 2026/ })
    await expect(listed).toHaveTextContent(/TRX-ADAEZE-00001.*₦15,000/)
  },
}

/** From the statement to what became of it; the same line again is refused. */
export const Sent: Story = {
  ...wide,
  play: async (context) => {
    const { args, canvas, loaded, userEvent } = context
    await openLines(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 sure line' }))
    await userEvent.click(await findReady(canvas, 'Check'))
    await userEvent.click(await findReady(canvas, 'Report ₦15,000'))
    await expect(await canvas.findByText('1 of 1 rows sent.', {}, slow)).toBeVisible()
    const { sandbox } = getWorld(loaded)
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments')).toHaveLength(1)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce(), slow)
  },
}

const rows = [
  ['Date', 'Bank reference', 'Narration', 'Debit', 'Credit'],
  ['2026-01-08', 'S4001', 'NIP TRANSFER TRX-ADAEZE-00001/000013', '', '15000.00'],
  ['2026-01-09', 'S4002', 'USSD TRF trxadaeze00004', '', '12.50'],
  ['2026-01-10', 'S4003', 'CASH TRX-ADAEZE-00007', '', '59100.00'],
  ['2026-01-11', 'S4004', 'CASH AGAIN TRX-ADAEZE-00007', '', '59100.00'],
  ['2026-01-12', 'S4005', 'REVERSAL OF CARD PAYMENT', '', '7.77'],
  ['2026-01-13', 'S4006', 'SMS ALERT CHARGE', '52.50', ''],
]

/** A statement as a bank writes it, of the sandbox's financings: one that is paid, a part of one, two lines for one, one of none, and what went out. */
function statementFile(): File {
  return new File([rows.map((row) => row.join(',')).join('\r\n')], 'statement.csv', { type: 'text/csv' })
}
