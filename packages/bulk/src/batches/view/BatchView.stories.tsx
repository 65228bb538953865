import type { Amount } from '@onlend/core'
import type { Batch, BatchPiece, BatchRow } from '@onlend/core/relay'
import type { BatchProgress } from '../BatchProgress.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Card } from '@onlend/widgets/internal'
import { BatchView } from './BatchView.tsx'

const total = 620
const sent = 300

type Shown = Partial<Pick<Batch, 'state' | 'troubled' | 'problem' | 'received'>> &
  Partial<Pick<BatchProgress, 'isHandingOver' | 'error'>> & {
    /** What became of the rows after those that were sent. */
    next?: Pick<BatchRow, 'state' | 'message' | 'reason'>
    isSettled?: boolean
  }

const unsent = { state: 'unsent', message: null, reason: null } as const

function makeRow(position: number, { next = unsent, isSettled = false }: Shown): BatchRow {
  const settled = position % 31 === 7 ? 'failed' : 'succeeded'
  const became = isSettled || position % 3 > 0 ? settled : 'awaited'
  const isOut = isSettled || position < sent
  const other = position < sent + 100 ? next : unsent
  return {
    position,
    line: position + 5,
    reference: `INV-${String(position + 1).padStart(5, '0')}`,
    // The cast: digits with one point.
    amount: `${15_000 + position * 10}.50` as Amount,
    state: isOut ? became : other.state,
    message: isOut && became === 'failed' ? 'The client could not be verified.' : other.message,
    reason: isOut ? null : other.reason,
    operationId: isOut ? `b1.${position}` : null,
  }
}

function makeProgress(shown: Shown): BatchProgress {
  const { state = 'sending', troubled = [], problem = null, received = total } = shown
  const rows = Array.from({ length: total }, (_, position) => makeRow(position, shown))
  const counts = { unsent: 0, refused: 0, awaited: 0, succeeded: 0, failed: 0, unknown: 0 }
  for (const row of rows) counts[row.state] += 1
  const batch: Batch = {
    ...{ id: 'b1', kind: 'registerTransactions', customerPartnerId: 'cp_adaeze', fileName: 'may.csv' },
    ...{
      fileDigest: '',
      createdBy: 'Ada',
      createdAt: '2026-05-04T08:00:00Z',
      retryAt: null,
      sector: 'Lender',
    },
    ...{ state, problem, total, received, counts, troubled },
  }
  return {
    batch,
    isHandingOver: shown.isHandingOver ?? false,
    rows: { shown: null, start: 0, page: rows, total, isPending: false, show: fn(), turn: fn() },
    ...{ isActing: false, error: shown.error ?? null },
    ...{ send: fn(), pause: fn(), confirmDuplicate: fn(), skip: fn(), skipCredited: fn(), close: fn() },
    writeReport: async () => '\ufeffline\r\n',
  }
}

function makePiece(facts: Partial<BatchPiece>): BatchPiece {
  return {
    ...{ operationId: 'b1.300-400', from: sent, to: sent + 100, state: 'held', code: null },
    ...{ message: null, status: null, duplicate: null, creditedRows: [], ...facts },
  }
}

/** Shows pages and states of rows as the hook does, from all of them. */
function Paged({ progress, currency }: { progress: BatchProgress; currency: string | null }) {
  const [{ shown, start }, setLook] = useState<Pick<BatchProgress['rows'], 'shown' | 'start'>>(progress.rows)
  const matching = progress.rows.page.filter(({ state }) => shown === null || state === shown)
  const rows = {
    ...{ shown, start, page: matching.slice(start, start + 50), total: matching.length, isPending: false },
    show: (state: BatchRow['state'] | null) => setLook({ shown: state, start: 0 }),
    turn: (next: number) => setLook({ shown, start: next }),
  }
  return <BatchView progress={{ ...progress, rows }} currency={currency} />
}

const meta = {
  title: 'Widgets/Bulk/BatchView',
  component: BatchView,
  render: Paged,
  args: { currency: 'NGN', progress: makeProgress({}) },
  decorators: [
    (Story) => (
      <Card part="Card" title="Import transactions">
        <Story />
      </Card>
    ),
  ],
  parameters: { lending: { width: 'wide' } },
} satisfies Meta<typeof BatchView>

export default meta

type Story = StoryObj<typeof meta>

const wide = { globals: { viewport: { value: 'desktop' } } } as const

/** The relay has all rows: the page may be closed. */
export const Sending: Story = {
  name: 'Bulk job, progress',
  ...wide,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sending' })).toBeVisible()
    await expect(canvas.getByText('300 of 620 rows sent.')).toBeVisible()
    await expect(canvas.getByText(/You may close this page/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(args.progress.pause).toHaveBeenCalledOnce()
    const failed = canvas.getByRole('button', { name: /Failed/ })
    await userEvent.click(failed)
    await expect(failed).toHaveAttribute('aria-pressed', 'true')
    const rows = within(canvas.getByRole('table', { name: 'Results' }))
    await expect(rows.getAllByText('The client could not be verified.').length).toBeGreaterThan(3)
    await expect(rows.queryByText('Not sent yet')).toBeNull()
  },
}

/** Rows are on their way to the relay: closed now, nothing is sent. */
export const HandingOver: Story = {
  args: { progress: makeProgress({ state: 'receiving', received: 500, isHandingOver: true }) },
  globals: { viewport: { value: 'small' } },
}

/** The page was closed before the relay had all rows. */
export const NotWhole: Story = {
  args: { progress: makeProgress({ state: 'receiving', received: 500 }) },
  globals: { viewport: { value: 'small' } },
}

export const PausedOnAPhone: Story = {
  tags: ['needs-browser'],
  args: { progress: makeProgress({ state: 'paused' }) },
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on sending' }))
    await expect(args.progress.send).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the rest out' }))
    await expect(args.progress.close).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out for good' }))
    await expect(args.progress.close).toHaveBeenCalledOnce()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WaitingForTheService: Story = { ...wide, args: { progress: makeProgress({ state: 'waiting' }) } }

/** The person who sent it has no right to any more. */
export const NoRight: Story = {
  ...wide,
  args: { progress: makeProgress({ state: 'stopped', problem: 'forbidden' }) },
}

/** Rows like some that were sent before: nothing of them is sent without the person's word. */
export const Duplicate: Story = {
  ...wide,
  args: {
    progress: makeProgress({
      state: 'stopped',
      troubled: [makePiece({ code: 'possible_duplicate', duplicate: 'op_earlier' })],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText('Rows 301 to 400 look like rows sent before')).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: 'New: send them' }))
    await expect(args.progress.confirmDuplicate).toHaveBeenCalledWith('b1.300-400')
    await userEvent.click(note.getByRole('button', { name: 'Leave them out' }))
    await expect(args.progress.skip).toHaveBeenCalledWith('b1.300-400')
  },
}

/** Rows whose statement line was credited before. */
export const Credited: Story = {
  ...wide,
  args: {
    progress: makeProgress({
      state: 'stopped',
      troubled: [makePiece({ code: 'line_credited', creditedRows: [304, 340] })],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText(/Rows 305 and 341\./)).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: 'Go on without them' }))
    await expect(args.progress.skipCredited).toHaveBeenCalledWith('b1.300-400')
  },
}

/** It may have arrived: there is no button that would send it again. */
export const NoAnswer: Story = {
  ...wide,
  args: {
    progress: makeProgress({
      troubled: [makePiece({ state: 'unknown' })],
      next: { state: 'unknown', message: null, reason: null },
    }),
  },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText(/Do not send it again. We are checking./)).toBeVisible()
    await expect(note.queryByRole('button')).toBeNull()
  },
}

/** Refused rows stand in the list with the service's words; the others go on. */
export const Refused: Story = {
  ...wide,
  args: {
    progress: makeProgress({
      next: { state: 'refused', message: 'transactions[12]: unknown sector', reason: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^100 ?Refused/ }))
    const rows = within(canvas.getByRole('table', { name: 'Results' }))
    await expect(rows.getAllByText('transactions[12]: unknown sector').length).toBeGreaterThan(3)
  },
}

export const Finished: Story = {
  ...wide,
  args: { progress: makeProgress({ state: 'sent', isSettled: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Finished' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
    await expect(args.progress.close).toHaveBeenCalledOnce()
  },
}
