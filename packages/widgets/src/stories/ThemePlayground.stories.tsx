import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user } from 'storybook/test'
import { ThemePlayground } from './ThemePlayground.tsx'

const brand = `{
  "version": 1,
  "name": "Harbour Pay",
  "tokens": {
    "colorPrimary": "#3b2f8f",
    "radius": "14px"
  },
  "dark": { "colorPrimary": "#a99bff" }
}`

const meta = {
  title: 'Theme playground',
  component: ThemePlayground,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ThemePlayground>

export default meta

type Story = StoryObj<typeof meta>

export const APartnersTheme: Story = {
  args: { json: brand },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything was taken as it is.')).toBeVisible()
  },
}

export const ColoursThatNobodyCouldRead: Story = {
  args: { json: '{ "version": 1, "tokens": { "colorPrimary": "#ffcc33", "colorTextMuted": "#c4c4c4" } }' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/repaired/)).not.toHaveLength(0)
  },
}

export const JsonThatMeansHarm: Story = {
  args: {
    json: '{ "version": 1, "tokens": { "colorText": "red; } body { display: none", "colorButton": "#fff" } }',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/UNSAFE/)).toBeVisible()
    await expect(canvas.getByText(/UNKNOWN_KEY/)).toBeVisible()
  },
}

export const HalfTypedJson: Story = {
  args: { json: brand },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Theme as JSON' })
    await user.clear(input)
    await user.type(input, '{{ "version": 1,')
    await expect(canvas.getByText(/not JSON yet/)).toBeVisible()
  },
}
