import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import sahel from '../../../apps/host/tenants/sahel.json'
import '../src/studio/studio.css'
import { BrandStudio } from '../src/studio/BrandStudio.tsx'

const meta = {
  title: 'Brand/Brand studio',
  component: BrandStudio,
  tags: ['!autodocs'],
  args: { brand: sahel, onSave: fn(async () => {}) },
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BrandStudio>

export default meta

type Story = StoryObj<typeof meta>

export const Studio: Story = {
  play: async ({ canvas }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    await expect((await preview.findAllByText(/3\s?600\s?000/))[0]).toBeVisible()
  },
}

export const AnErrorKeepsItFromBeingSaved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Brand' })[0] as Element, ';') // light, then dark
    await expect(await canvas.findByText('One error keeps it from being saved.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
