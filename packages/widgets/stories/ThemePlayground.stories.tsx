import type { Meta, StoryObj } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { expect, fn, type Mock, userEvent as user } from 'storybook/test'
import { findTheme } from '../../../.storybook/findTheme.ts'
import { toolbars } from '../../../.storybook/toolbars.ts'
import sahel from '../../../apps/host/tenants/sahel.json'
import type { LendingTheme } from '../src/theme/LendingTheme.ts'
import broken from './brands/broken.json?raw'
import harbour from './brands/harbour.json?raw'
import lowContrast from './brands/low-contrast.json?raw'
import { pastedBrand } from './pastedBrand.ts'
import { ThemePlayground } from './playground/ThemePlayground.tsx'
import type { ShowroomBrand } from './showroomBrands.ts'

// Outside Storybook a later call returns another channel.
const channel = addons.getChannel()

/** The toolbar's own message for "choose this brand". */
const chooseBrand = (brand: ShowroomBrand) => channel.emit('updateGlobals', { globals: { brand } })

/** The theme that the preview finds for the last message to the toolbar: a brand that the toolbar does not offer is an error. */
function wornBy(asked: Mock): LendingTheme | undefined {
  const brand: ShowroomBrand = asked.mock.lastCall?.[0].globals.brand
  expect(toolbars.brand?.toolbar?.items).toContainEqual(expect.objectContaining({ value: brand }))
  return findTheme(brand).theme
}

const meta = {
  title: 'Brand/Theme playground',
  component: ThemePlayground,
  tags: ['!autodocs'],
  args: {
    presets: {
      'Harbour Pay': harbour,
      'Sahel Crédit': JSON.stringify(sahel.theme, null, 2),
      'Low contrast': lowContrast,
      Broken: broken,
    },
    onWear: (json) => {
      pastedBrand.write(json)
      chooseBrand('pasted')
    },
    onTakeOff: () => {
      pastedBrand.clear()
      chooseBrand('none')
    },
  },
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ThemePlayground>

export default meta

type Story = StoryObj<typeof meta>

export const APartnersTheme: Story = {
  args: { json: harbour },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything was taken as it is.')).toBeVisible()
    await expect(canvas.getAllByText(/✓/).length).toBe(22)
    await expect(await canvas.findAllByText('₦3,600,000')).toHaveLength(2)
  },
}

export const UnreadableColours: Story = {
  args: { json: lowContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/another shade is used/)).not.toHaveLength(0)
    await expect(canvas.queryByText(/✗/)).toBeNull()
  },
}

export const JsonThatMeansHarm: Story = {
  args: { json: broken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tokens\.colorText could change more than the look/)).toBeVisible()
    await expect(canvas.getByText(/tokens\.colorButton is not part of a theme/)).toBeVisible()
  },
}

export const HalfTypedJson: Story = {
  tags: ['needs-browser'],
  args: { json: harbour },
  play: async ({ canvas }) => {
    const review = () => getComputedStyle(canvas.getAllByRole('button', { name: 'Check' })[0] as Element) // there are two
    const worn = review().backgroundColor
    const input = canvas.getByRole('textbox', { name: 'Theme as JSON' })
    await user.clear(input)
    await user.type(input, '{{ "version": 1,')
    await expect(canvas.getByText(/not JSON yet/)).toBeVisible()
    await expect(review().backgroundColor).toBe(worn)
  },
}

export const AppliedToTheShowroom: Story = {
  args: { json: harbour },
  play: async ({ canvas }) => {
    const asked = fn()
    channel.on('updateGlobals', asked)
    await user.click(canvas.getByRole('button', { name: 'Sahel Crédit' }))
    await user.click(canvas.getByRole('button', { name: 'Wear it in every story' }))
    await expect(wornBy(asked)?.name).toBe('Sahel Crédit')
    await user.click(canvas.getByRole('button', { name: 'Take it off' }))
    await expect(wornBy(asked)).toBeUndefined()
    channel.off('updateGlobals', asked)
  },
}
