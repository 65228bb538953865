import { useUploads } from '@onlend/hooks/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { Card } from '../ui/Card.tsx'
import { DocumentSlot } from './DocumentSlot.tsx'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'

/** Two slots over real uploads to a relay in memory. */
function LiveUploads(): ReactNode {
  const uploads = useUploads({ kind: 'submitCreditAssessment' })
  return (
    <UploadAnnouncer uploads={uploads}>
      <Card part="Card" title="Documents">
        <UploadSummary uploads={uploads} />
        <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" />
        <DocumentSlot uploads={uploads} slot="offer_letter" label="Offer letter" maxFiles={1} />
      </Card>
    </UploadAnnouncer>
  )
}

const meta = {
  title: 'Tests/Documents/Live',
  component: LiveUploads,
  tags: ['!autodocs'],
} satisfies Meta<typeof LiveUploads>

export default meta

type Story = StoryObj<typeof meta>

const pdf = (name: string, size = 2_000) =>
  new File([`%PDF-1.7\n${'x'.repeat(size)}\n%%EOF`], name, { type: 'application/pdf' })

const findInputs = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLInputElement>('input[type="file"][accept]:not([capture])'),
]

export const PickedSentAndRemoved: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded, step }) => {
    const { relay } = getWorld(loaded)
    await step('What is picked is sent at once', async () => {
      const [bank] = findInputs(canvasElement)
      if (bank) await userEvent.upload(bank, [pdf('may.pdf'), pdf('june.pdf')])
      await expect(await canvas.findByText('All 2 files are uploaded')).toBeVisible()
      await expect(relay.uploads().map(({ name, state }) => [name, state])).toEqual([
        ['may.pdf', 'staged'],
        ['june.pdf', 'staged'],
      ])
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent('All uploaded, not submitted yet.'),
      )
    })
    await step('What is removed is gone at the relay too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove may.pdf' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Remove may.pdf' }))
      await waitFor(() => expect(relay.uploads()).toHaveLength(1))
      await expect(canvas.queryByText('may.pdf')).toBeNull()
    })
  },
}

export const WhatAColleagueBegan: Story = {
  parameters: {
    lending: {
      prepare: async ({ relay, customerPartnerId }: StoryWorld) => {
        await relay.stageFile({
          customerPartnerId,
          slot: 'offer_letter',
          uploadedBy: 'Ngozi Eze',
        })
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Uploaded by Ngozi Eze')).toBeVisible()
    const [, offer] = findInputs(canvasElement).filter(
      ({ dataset }) => dataset.olPart !== 'DocumentSlot.again',
    )
    if (offer) await userEvent.upload(offer, pdf('offer-signed.pdf'))
    await expect(await canvas.findByText('offer-signed.pdf')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Uploaded by Ngozi Eze')).toBeNull())
  },
}

export const RefusedByTheRelay: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [bank] = findInputs(canvasElement)
    if (bank) await userEvent.upload(bank, pdf('encrypted.pdf'))
    await expect(await canvas.findByText(/^It has a password/)).toBeVisible()
    await expect(canvas.getByText('1 file needs attention')).toBeVisible()
  },
}
