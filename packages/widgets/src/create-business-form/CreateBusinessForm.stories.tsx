import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { newBusinessValues } from '../../stories/newBusinessValues.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { CreateBusinessForm } from './CreateBusinessForm.tsx'

const meta = {
  title: 'Widgets/Get assessed/CreateBusinessForm',
  component: CreateBusinessForm,
  args: {
    defaultValues: newBusinessValues,
    onCreated: fn(),
    onStartAssessment: fn(),
    onStatusChange: fn(),
    onSuccess: fn(),
  },
  parameters: {
    advice: {
      do: 'Show it to people of the channel partner.',
      doNot: 'Open it to a borrower: the relay refuses the call.',
    } satisfies Advice,
  },
} satisfies Meta<typeof CreateBusinessForm>

export default meta

type Story = StoryObj<typeof meta>
type PageContext = { canvasElement: HTMLElement; userEvent: Pick<typeof user, 'click' | 'type'> }

/** From the first page to a given one, counted from 0. On a page from right to left, words carry marks of direction. */
async function goTo(page: number, { canvasElement, userEvent }: PageContext): Promise<void> {
  const canvas = within(canvasElement)
  for (const title of ['Address and contact', 'Check'].slice(0, page)) {
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }))
    await canvas.findByRole('heading', { name: new RegExp(title), level: 3 })
  }
}

/** From the first page to the last question, and its answer. */
async function send(pageContext: PageContext): Promise<void> {
  await goTo(2, pageContext)
  await confirmLastPage(pageContext)
}

async function confirmLastPage(pageContext: PageContext): Promise<void> {
  await pageContext.userEvent.click(
    within(pageContext.canvasElement).getByRole('button', { name: 'Register business' }),
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Register this business?' }))
  const confirm = dialog.getByRole('button', { name: 'Register Kunle Cold Chain' })
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
  await pageContext.userEvent.click(confirm)
}

const creations = (loaded: Record<string, unknown>) =>
  getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'createBusiness')

export const Business: Story = {
  name: 'KYB, KYC, merchant onboarding',
  args: { defaultValues: {}, firstCountries: ['NG', 'GH', 'KE'] },
}

export const Check: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goTo(2, { canvasElement, userEvent })
    await expect(await canvas.findByText('https://kunle-cold-chain.example')).toBeVisible()
    await expect(canvas.getByText('Kunle Adewale')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change “Address”' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Address and contact', level: 3 })).toHaveFocus(),
    )
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('4 Sample Close')
  },
}

export const Registered: Story = {
  tags: ['needs-browser'],
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    await send({ canvasElement, userEvent })
    const title = await canvas.findByRole('heading', { name: 'Kunle Cold Chain is registered' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText('Not started')).toBeVisible()
    await expect(creations(loaded)).toHaveLength(1)
    await expect(args.onCreated).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit a credit assessment' }))
    await expect(args.onStartAssessment).toHaveBeenCalledWith({
      customerPartnerId: expect.stringMatching(/^cp_/),
    })
  },
}

export const RefusedAtAField: Story = {
  tags: ['needs-browser'],
  args: { defaultValues: { ...newBusinessValues, country: 'FR' }, firstCountries: ['NG', 'GH', 'KE'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await send({ canvasElement, userEvent })
    await canvas.findByText('Business not registered')
    const country = await canvas.findByLabelText('Country where it works')
    await waitFor(() => expect(country).toHaveFocus())
    await expect(country).toHaveValue('FR')
    await expect(country).toHaveAccessibleDescription(/The lender: “country_short_name/)
    await userEvent.selectOptions(country, 'NG')
    await waitFor(() => expect(country).not.toHaveAttribute('aria-invalid', 'true'))
  },
}

export const NotAllowed: Story = {
  parameters: {
    lending: {
      prepare: ({ relay }: { relay: { signIn: (session: object) => void } }) =>
        relay.signIn({ role: 'customer-partner', channelPartnerId: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot register businesses')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    defaultValues: {
      ...newBusinessValues,
      businessName: 'Cooperative of the United Fishermen, Smokers and Cold Store Keepers of Badagry West',
      website: 'https://cooperative-of-the-united-fishermen-smokers-and-cold-store-keepers.example/lagos',
      email: 'the.secretary.of.the.cooperative@united-fishermen-of-badagry.example',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async (pageContext) => goTo(2, pageContext),
}
