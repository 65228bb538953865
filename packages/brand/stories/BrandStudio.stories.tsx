import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import sahel from '../../../apps/host/tenants/sahel.json'
import '../src/studio/studio.css'
import logo from './logo.svg?no-inline'
import { BrandStudio } from '../src/studio/BrandStudio.tsx'

/** Without the query of the build. */
const logoPath = new URL(logo, location.href).pathname

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

export const AColourThatCannotBeRead: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getAllByRole('textbox', { name: 'Text' })[0] as Element // light, then dark
    await userEvent.clear(text)
    await userEvent.type(text, '#dddddd')
    await expect(await canvas.findByText(/#dddddd has 1\.\d+ to 1 against/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText(/#dddddd has/)).toBeNull())
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

/** One term changes every sentence; an empty form shows what it would read as. */
export const ATermOfOnesOwn: Story = {
  args: { brand: { id: 'pwani', name: 'Pwani', locale: 'en' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Part of the brand'), 'Terms')
    await userEvent.type(canvas.getByLabelText('drawdown'), 'advance')
    await expect(canvas.getByLabelText('a drawdown')).toHaveAttribute('placeholder', 'a advance')
    await userEvent.type(canvas.getByLabelText('a drawdown'), 'an advance')
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    await expect((await preview.findAllByText(/Active advance/))[0]).toBeVisible()
  },
}

/** A customer partner's brand names little: the rest is the tenant's, which people see. */
export const OfACustomerPartner: Story = {
  args: { brand: {}, base: { id: 'pwani', name: 'Pwani', locale: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/keep/)).toBeNull()
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Brand' })[0] as Element, '#9c3b0b') // light, then dark
    await userEvent.selectOptions(canvas.getByLabelText('Part of the brand'), 'Changes')
    await expect(await canvas.findByText('theme › tokens › colorPrimary')).toBeVisible()
  },
}

/** A list keeps its comma while it is typed, and names the entry that is no number of days. */
export const DaysCountriesAndAZone: Story = {
  args: { brand: { id: 'pwani', name: 'Pwani', locale: 'en' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Part of the brand'), 'Amounts')
    const days = canvas.getByLabelText('Days of a drawdown')
    await userEvent.type(days, '14, 45, x')
    await expect((await canvas.findAllByText('tenors.2'))[0]).toBeVisible()
    await userEvent.type(days, '{Backspace}90')
    await expect(canvas.queryByText(/tenors\.2/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Countries of a new business'), 'NG, GH')
    await userEvent.type(canvas.getByLabelText('Time zone of the lender'), 'Africa/Lagos')
    await expect(canvas.queryByText(/errors? keep/)).toBeNull()
    await expect(days).toHaveValue('14, 45, 90')
  },
}

const findInput = (name: string): HTMLInputElement => {
  const group = within(document.body).getByRole('group', { name: new RegExp(name) })
  return group.querySelector('input[type=file]') as HTMLInputElement // Each place for files has one.
}

/** A picture is measured once it is decoded. */
export const APictureAndAFontOfTheDevice: Story = {
  tags: ['needs-browser'],
  args: {
    brand: { name: 'Pwani', locale: 'en' },
    onFile: fn((file: File) =>
      file.name.endsWith('.svg')
        ? Promise.resolve(logoPath)
        : Promise.reject(new Error('The file is larger than 256 KB. Save it smaller.')),
    ),
  },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup({ applyAccept: false })
    await user.selectOptions(canvas.getByLabelText('Part of the brand'), 'Name and logo')
    await user.upload(findInput('^Address of the picture, from a file'), new File(['<svg/>'], 'pwani.svg'))
    await waitFor(() => expect(canvas.getByLabelText('Address of the picture')).toHaveValue(logoPath))
    await expect(canvas.getByLabelText('Text for people who do not see it')).toHaveValue('Pwani')
    await expect(canvas.getByLabelText('Height in px')).not.toHaveValue('')
    await user.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByLabelText('Address of the picture')).toHaveValue('')
    await user.upload(findInput('^Address of the picture, from a file'), new File([''], 'photo.png'))
    await expect(await canvas.findByText('The file is larger than 256 KB. Save it smaller.')).toBeVisible()
    await user.selectOptions(canvas.getByLabelText('Part of the brand'), 'Type and shape')
    await user.upload(findInput('^Fonts, from a file'), new File([''], 'PwaniSans-Bold.svg'))
    await waitFor(() =>
      expect(canvas.getByLabelText('Fonts')).toHaveValue('"Pwani Sans", system-ui, sans-serif'),
    )
    await expect(canvas.getByRole('button', { name: 'Take out Pwani Sans 700' })).toBeVisible()
    await expect(args.onFile).toHaveBeenCalledTimes(3)
  },
}

/** The studio speaks the language of the root around it; nothing is wider than the phone. */
const inLanguage = (locale: string, part: string): Story => ({
  globals: { locale, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const choice = await canvas.findByLabelText(part)
    await userEvent.selectOptions(choice, within(choice).getAllByRole('option')[0] as HTMLElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** The faults of a brand are said in French too. */
export const InFrench: Story = {
  ...inLanguage('fr', 'Partie de la marque'),
  args: { brand: { id: 'sahel', name: '', locale: 'fr', tenors: [0] } },
  play: async (context) => {
    await inLanguage('fr', 'Partie de la marque').play?.(context)
    await expect(
      (await context.canvas.findAllByText(/Écrivez des jours entiers de 1 à 3650/))[0],
    ).toBeVisible()
    await expect(context.canvas.getAllByText(/Le texte est vide, trop long/)[0]).toBeVisible()
  },
}

export const InArabic: Story = {
  ...inLanguage('ar', 'جزء من العلامة'),
  play: async (context) => {
    await inLanguage('ar', 'جزء من العلامة').play?.(context)
    await expect(context.canvas.getByLabelText('جزء من العلامة').closest('[dir]')).toHaveAttribute(
      'dir',
      'rtl',
    )
  },
}
