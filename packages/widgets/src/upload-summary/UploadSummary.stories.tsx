import type { UploadItem, UseUploadsReturnType } from '@onlend/hooks/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Card } from '../ui/Card.tsx'
import { DocumentSlot } from '../document-slot/DocumentSlot.tsx'
import { uploadItem } from '../../stories/document-slot/uploadItem.ts'
import { useUploadStates } from '../../stories/document-slot/useUploadStates.ts'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { UploadSummary, type UploadSummaryProps } from './UploadSummary.tsx'

type SummaryStoryProps = Omit<UploadSummaryProps, 'uploads'> & {
  items: readonly UploadItem[]
  more: Partial<UseUploadsReturnType>
}

/** The whole of a form with two slots. */
function SummaryStory({ items, more, ...summary }: SummaryStoryProps): ReactNode {
  const uploads = useUploadStates(items, more)
  return (
    <UploadAnnouncer uploads={uploads}>
      <Card part="Card" title="Documents">
        <UploadSummary {...summary} uploads={uploads} />
        <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" />
        <DocumentSlot uploads={uploads} slot="offer_letter" label="Offer letter" maxFiles={1} />
      </Card>
    </UploadAnnouncer>
  )
}

const halfway = [
  uploadItem({ name: 'may.pdf', size: 4_200_000 }),
  uploadItem({ name: 'june.pdf', state: 'sending', size: 5_000_000, sent: 1_000_000 }),
  uploadItem({ name: 'offer.pdf', slot: 'offer_letter', state: 'queued' }),
]
const waiting = halfway.map((item) =>
  item.state === 'staged' ? item : { ...item, state: 'held' as const, pause: 'offline' as const },
)
const more = {}

const meta = {
  title: 'Widgets/Get assessed/UploadSummary',
  component: SummaryStory,
  args: { items: halfway, more, onSignIn: fn() },
} satisfies Meta<typeof SummaryStory>

export default meta

type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  name: 'Uploads, progress',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 files uploaded')).toBeVisible()
    await expect(canvas.getByText('About 3 minutes left')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '1 of 3 files uploaded' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pause all' })).toBeVisible()
    // What was there before is no news.
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
}

const paused = { isPaused: true }

export const PausedByThePerson: Story = {
  args: { more: paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume all' })).toBeVisible()
    await expect(canvas.queryByText(/left$/)).toBeNull()
  },
}

export const EverythingUploaded: Story = {
  args: {
    items: halfway.map((item) => uploadItem({ ...item, state: 'staged', sent: item.size })),
    partnerName: 'Harbour Pay',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 3 files are uploaded')).toBeVisible()
    await expect(
      canvas.getByText('Not submitted yet. Harbour Pay keeps them until 5 Jul 2026.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pause all' })).toBeNull()
  },
}

const offline = { isOffline: true }

export const Offline: Story = {
  args: { items: waiting, more: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Everything is kept/)).toBeVisible()
    await expect(canvas.getByText('Waiting')).toBeVisible()
  },
}

const signedOut = { isSignedOut: true }

export const SignedOut: Story = {
  args: { items: waiting, more: signedOut },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const SignedOutWithAHostsOwnLink: Story = {
  args: {
    ...{ items: waiting, more: signedOut },
    renderSignIn: () => (
      <a href="#sign-in" style={{ color: 'inherit' }}>
        Sign in to Harbour
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to Harbour' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull()
  },
}

const refresh = fn(async () => undefined)
const failed = { status: 'error' as const, refresh }

export const NothingCouldBeLookedUp: Story = {
  args: { items: [], more: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Could not look up earlier uploads')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(refresh).toHaveBeenCalled()
  },
}

export const SomeNeedAttention: Story = {
  args: { items: [...halfway, uploadItem({ name: 'scan.pdf', state: 'rejected', problem: 'ENCRYPTED' })] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 file needs attention')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove scan.pdf' }))
    await waitFor(() => expect(canvas.queryByText('1 file needs attention')).toBeNull())
  },
}
