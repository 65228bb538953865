import { LendingProvider } from '@onlend/hooks'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import sahel from '../../../apps/host/tenants/sahel.json'
import '../src/studio/studio.css'
import { BrandPublisher } from '../src/publisher/BrandPublisher.tsx'
import { type BrandRelay, openBrandRelay } from '../test/openBrandRelay.ts'

const { channelPartners: _channelPartners, hosts: _hosts, ...brand } = sahel
const earlier = { ...brand, name: 'Sahel' }

/** The relay of the story that is open; each story opens one. */
let relay: BrandRelay

const onRelay =
  (editions: readonly Record<string, unknown>[]): Decorator =>
  (Story) => {
    const [opened] = useState(() => openBrandRelay(editions))
    relay = opened
    useEffect(() => opened.close, [opened])
    return (
      <LendingProvider
        environment="sandbox"
        customerPartnerId="cp_adaeze"
        client={opened.client}
        storage={null}
        draftStorage={null}
        locks={null}
      >
        <Story />
      </LendingProvider>
    )
  }

const meta = {
  title: 'Brand/Brand publisher',
  component: BrandPublisher,
  tags: ['!autodocs'],
  args: { brand, previewAddress: (id) => `https://app.example/brand-preview/${id}` },
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BrandPublisher>

export default meta

type Story = StoryObj<typeof meta>

export const NothingPublished: Story = {
  decorators: [onRelay([])],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('History'))
    await expect(canvas.getByText('Nothing is published yet.')).toBeVisible()
  },
}

/** The studio opens again for the brand of one business, with nothing of its own yet. */
export const OneBusiness: Story = {
  decorators: [onRelay([])],
  args: { customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Stores' }] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox', { name: 'Brand' }))[0]).not.toHaveValue('')
    await userEvent.selectOptions(canvas.getByLabelText('Whose brand'), 'Adaeze Stores')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Brand' })[0]).toHaveValue(''))
    await expect(canvas.queryByText(/keep/)).toBeNull()
  },
}

export const HistoryAndPreview: Story = {
  decorators: [onRelay([earlier, brand])],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Preview on a phone'))
    await expect(await canvas.findByRole('img', { name: 'QR code of the preview' })).toBeVisible()
    await userEvent.click(canvas.getByText('History'))
    await userEvent.click(canvas.getByRole('button', { name: 'Roll back to edition 1' }))
    await expect(await canvas.findByText('Edition 1 is published again.')).toBeVisible()
    await expect(relay.document.published).toEqual(earlier)
  },
}

export const AConflict: Story = {
  decorators: [onRelay([brand])],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Publish' })
    relay.saveElsewhere(earlier)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Somebody else has changed this brand')).toBeVisible()
    await expect(relay.document.draft?.brand).toEqual(earlier)
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(relay.document.draft?.brand).toEqual(brand))
  },
}

export const HistoryInFrench: Story = {
  decorators: [onRelay([earlier, brand])],
  globals: { locale: 'fr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Historique'))
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à l’édition 1' }))
    await expect(await canvas.findByText('L’édition 1 est de nouveau publiée.')).toBeVisible()
    await expect(relay.document.published).toEqual(earlier)
  },
}
