import type { Amount } from '@onlend/core'
import type { Batch, BatchPiece } from '@onlend/core/client/batches'
import type { BatchProgress, BatchRowResult } from '@onlend/hooks/bulk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Card } from '../ui/Card.tsx'
import { BatchView } from './BatchView.tsx'

const total = 620
const pieceSize = 100
const states = ['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown'] as const

function piece(
  at: number,
  state: BatchPiece['state'],
  problem: Partial<BatchPiece['problem']> = null,
): BatchPiece {
  return {
    operationId: `op_${at}`,
    from: at * pieceSize,
    to: Math.min(total, (at + 1) * pieceSize),
    state,
    problem: problem && {
      category: 'rejected',
      message: null,
      status: 409,
      duplicate: null,
      creditedRows: [],
      ...problem,
    },
  }
}

type Shown = { state: Batch['state']; pieces: readonly BatchPiece[]; isSettled?: boolean }

function progress({ state, pieces, isSettled = false }: Shown): BatchProgress {
  const results = Array.from({ length: total }, (_, position): BatchRowResult => {
    const own = pieces[Math.floor(position / pieceSize)]
    const settled = position % 31 === 7 ? 'failed' : 'succeeded'
    const accepted = isSettled || position % 3 > 0 ? settled : 'awaited'
    const became = own?.state === 'accepted' ? accepted : own?.state === 'sending' ? 'unsent' : own?.state
    return {
      position,
      line: position + 5,
      reference: `INV-${String(position + 1).padStart(5, '0')}`,
      // The cast: digits with one point.
      amount: `${15_000 + position * 10}.50` as Amount,
      state: became ?? 'unsent',
      message: became === 'failed' ? 'The client could not be verified.' : null,
      reason: own?.problem?.code === 'body_too_large' ? 'tooLarge' : null,
      operationId: own?.operationId ?? null,
    }
  })
  const count = (one: BatchRowResult['state']) => results.filter((row) => row.state === one).length
  return {
    batch: {
      id: 'b1',
      kind: 'registerTransactions',
      fileName: 'may.csv',
      fileDigest: 'd',
      createdAt: '2026-05-04T08:00:00Z',
      shared: { sector: 'Lender' },
      total,
      pieces,
      state,
    },
    // The cast: every state is counted.
    counts: Object.fromEntries(states.map((one) => [one, count(one)])) as BatchProgress['counts'],
    results,
    troubled: pieces.filter(({ state: one, problem }) => problem !== null || one === 'unknown'),
    send: fn(),
    pause: fn(),
    confirmDuplicate: fn(),
    skip: fn(),
    close: fn(),
    writeReport: () => '\ufeffline\r\n',
  }
}

const accepted = [0, 1, 2].map((at) => piece(at, 'accepted'))
const rest = [4, 5, 6].map((at) => piece(at, 'unsent'))

const meta = {
  title: 'Transactions/BatchView',
  component: BatchView,
  args: {
    currency: 'NGN',
    progress: progress({ state: 'sending', pieces: [...accepted, piece(3, 'sending'), ...rest] }),
  },
  decorators: [
    (Story) => (
      <Card part="Card" title="Register transactions from a file">
        <Story />
      </Card>
    ),
  ],
  parameters: { lending: { width: 'wide' } },
} satisfies Meta<typeof BatchView>

export default meta

type Story = StoryObj<typeof meta>

const wide = { globals: { viewport: { value: 'desktop' } } } as const

export const Sending: Story = {
  ...wide,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sending' })).toBeVisible()
    await expect(canvas.getByText('300 of 620 rows have been sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(args.progress.pause).toHaveBeenCalledOnce()
    const failed = canvas.getByRole('button', { name: /Failed/ })
    await userEvent.click(failed)
    await expect(failed).toHaveAttribute('aria-pressed', 'true')
    const rows = within(canvas.getByRole('table', { name: 'What became of each row' }))
    await expect(rows.getAllByText('The client could not be verified.').length).toBeGreaterThan(3)
    await expect(rows.queryByText('Not sent yet')).toBeNull()
  },
}

export const PausedOnAPhone: Story = {
  tags: ['needs-browser'],
  args: { progress: progress({ state: 'paused', pieces: [...accepted, piece(3, 'unsent'), ...rest] }) },
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on sending' }))
    await expect(args.progress.send).toHaveBeenCalledOnce()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WaitingForTheLink: Story = {
  ...wide,
  args: { progress: progress({ state: 'waiting', pieces: [...accepted, piece(3, 'unsent'), ...rest] }) },
}

/** Rows like some that were sent before: nothing of them is sent without the person's word. */
export const Duplicate: Story = {
  ...wide,
  args: {
    progress: progress({
      state: 'stopped',
      pieces: [...accepted, piece(3, 'unsent', { duplicate: 'op_earlier' }), ...rest],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText('Rows 301 to 400 look like rows that were sent before')).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: 'They are new: send them' }))
    await expect(args.progress.confirmDuplicate).toHaveBeenCalledWith('op_3')
    await userEvent.click(note.getByRole('button', { name: 'Leave them out' }))
    await expect(args.progress.skip).toHaveBeenCalledWith('op_3')
  },
}

/** It may have arrived: there is no button that would send it again. */
export const NoAnswer: Story = {
  ...wide,
  args: { progress: progress({ state: 'sending', pieces: [...accepted, piece(3, 'unknown'), ...rest] }) },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText(/Do not send it again. We are checking./)).toBeVisible()
    await expect(note.queryByRole('button')).toBeNull()
  },
}

export const Refused: Story = {
  ...wide,
  args: {
    progress: progress({
      state: 'stopped',
      pieces: [...accepted, piece(3, 'refused', { message: 'transactions[12]: unknown sector' }), ...rest],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText('transactions[12]: unknown sector')).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: 'Leave them out' }))
    await expect(args.progress.skip).toHaveBeenCalledWith('op_3')
  },
}

/** Rows of one statement line that cannot be sent apart. */
export const TooLarge: Story = {
  ...wide,
  args: {
    progress: progress({
      state: 'stopped',
      pieces: [...accepted, piece(3, 'refused', { status: null, code: 'body_too_large' }), ...rest],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const note = within(canvas.getByRole('alert'))
    await expect(note.getByText(/^These 100 rows are of one line and cannot be sent apart/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^100 ?Refused/ }))
    const rows = within(canvas.getByRole('table', { name: 'What became of each row' }))
    await expect(rows.getAllByText('Too large to be sent').length).toBeGreaterThan(3)
    await userEvent.click(note.getByRole('button', { name: 'Leave them out' }))
    await expect(args.progress.skip).toHaveBeenCalledWith('op_3')
  },
}

export const Finished: Story = {
  ...wide,
  args: {
    progress: progress({
      state: 'sent',
      isSettled: true,
      pieces: [0, 1, 2, 3, 4, 5, 6].map((at) => piece(at, 'accepted')),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Finished' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
    await expect(args.progress.close).toHaveBeenCalledOnce()
  },
}
