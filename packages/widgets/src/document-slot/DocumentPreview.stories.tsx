import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SlotStory } from '../../stories/document-slot/SlotStory.tsx'
import { uploadItem } from '../../stories/document-slot/uploadItem.ts'

const nothing = {}

const meta = {
  title: 'Tests/Documents/Preview',
  component: SlotStory,
  args: { slot: 'bank_statements', label: 'Bank statements', items: [], more: nothing, blobs: nothing },
} satisfies Meta<typeof SlotStory>

export default meta

type Story = StoryObj<typeof meta>

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const picture = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(400, 300)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'seagreen'
    pen.fillRect(0, 0, 400, 300)
    pen.fillStyle = 'gold'
    pen.fillRect(120, 90, 160, 120)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

export const APictureLookedAt: Story = {
  tags: ['own-look', 'needs-browser'],
  args: { items: [uploadItem({ name: 'shop-front.png', type: 'image/png', size: 412_000 })] },
  loaders: [async () => ({ picture: await picture() })],
  // The cast follows from the loader above.
  render: (args, { loaded }) => <SlotStory {...args} blobs={{ 'shop-front.png': loaded.picture as Blob }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const thumb = () => canvasElement.querySelector('canvas')
    await waitFor(() => expect(thumb()).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'shop-front.png' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'shop-front.png' }))
    const shown = await dialog.findByRole('img', { name: 'The picture shop-front.png' })
    await waitFor(() => expect(shown).toHaveAttribute('width', '400'))
    await expect(dialog.getByRole('link', { name: 'Save' })).toHaveAttribute('download', 'shop-front.png')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'shop-front.png' })).toHaveFocus()
  },
}

export const APdfLookedAt: Story = {
  args: { items: [uploadItem({ name: 'june.pdf' })], blobs: { 'june.pdf': pdf('june.pdf') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'june.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'june.pdf' }))
    const link = await dialog.findByRole('link', { name: 'Open in a new tab (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const ATableLookedAt: Story = {
  args: {
    items: [uploadItem({ name: 'loans.csv', type: 'text/csv', size: 48_000 })],
    blobs: { 'loans.csv': new Blob(['borrower,amount\n<b>Adaeze</b>,5000\n']) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'loans.csv' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'loans.csv' }))
    await expect(await dialog.findByText(/<b>Adaeze<\/b>,5000/)).toBeVisible()
    await expect(dialog.queryByRole('link', { name: /new tab/ })).toBeNull()
  },
}

export const AFileThatCannotBeFetched: Story = {
  args: { items: [uploadItem({ name: 'june.pdf', isHere: false })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'june.pdf' }))
    await expect(await screen.findByText(/Could not fetch this file\. It is safe/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
