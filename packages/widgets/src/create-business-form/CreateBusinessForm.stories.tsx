import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCustomerPartners } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { expect, fn, screen, type userEvent as user, waitFor, within } from 'storybook/test'
import { newBusinessValues } from '../../stories/newBusinessValues.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { HeadlessCreateBusiness } from '../../stories/recipes/HeadlessCreateBusiness.tsx'
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

/** The country is known already: the channel partner's own. */
export const CountryPreset: Story = {
  args: { defaultValues: { ...newBusinessValues, country: 'GH' }, firstCountries: ['GH', 'NG', 'KE'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goTo(1, { canvasElement, userEvent })
    const country = await canvas.findByLabelText('Country where it works')
    await expect(country).toHaveValue('GH')
    await expect(within(country).getAllByRole('option')[1]).toHaveValue('GH')
    await expect(canvas.getByText('As dialled in Ghana, or with the country code.')).toBeVisible()
  },
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

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  args: { defaultValues: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(8)
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose an answer for “Industry”' }))
    await expect(canvas.getByLabelText('Industry')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), 'Something else')
    await userEvent.type(await canvas.findByLabelText('Which industry?'), 'Beekeeping')
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

/** A page that shows the list already, as most pages with this form do. */
function WithList({ children }: { children: ReactNode }): ReactNode {
  const list = useCustomerPartners()
  return (
    <>
      <p>{list.data ? `${list.data.length} businesses so far` : 'Loading'}</p>
      {children}
    </>
  )
}

export const LikelyDuplicate: Story = {
  args: { defaultValues: { ...newBusinessValues, businessName: '' } },
  decorators: [
    (Form) => (
      <WithList>
        <Form />
      </WithList>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/businesses so far/)
    await userEvent.type(canvas.getByLabelText('Business name'), 'ADAEZE FOODS ltd')
    await userEvent.tab()
    await expect(await canvas.findByText('Adaeze Foods Ltd may be this business')).toBeVisible()
    await goTo(1, { canvasElement, userEvent })
  },
}

export const SentTwice: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await send({ canvasElement, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Register another' }))
    await send({ canvasElement, userEvent })
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('You may have sent this already')).toBeVisible()
    await expect(creations(loaded)).toHaveLength(1)
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { faults: [{ endpoint: 'createBusiness', fault: '429' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await send({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(within(notice).getByText('Business not registered')).toBeVisible()
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

export const UnknownOutcome: Story = {
  parameters: { lending: { faults: [{ endpoint: 'createBusiness', fault: 'done-then-reset' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await send({ canvasElement, userEvent })
    await expect(
      await canvas.findByRole('heading', { name: 'We could not confirm your request' }),
    ).toBeVisible()
    await expect(creations(loaded)).toHaveLength(1)
  },
}

export const AnswerLostOnTheWayBack: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    getWorld(loaded).relay.breakLine('after')
    await send({ canvasElement, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Kunle Cold Chain is registered' })).toBeVisible()
    await expect(canvas.getByText('Not started')).toBeVisible()
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

export const Keyboard: Story = {
  tags: ['needs-browser'],
  args: { defaultValues: { ...newBusinessValues, businessName: '' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter goes on, and the title of the next page has the focus', async () => {
      canvas.getByLabelText('Business name').focus()
      await userEvent.keyboard('Kunle Cold Chain{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Address and contact' })).toHaveFocus())
    })
    await step('Space unticks, and what was saved is asked for', async () => {
      canvas.getByRole('checkbox', { name: 'Registered in the same country' }).focus()
      await userEvent.keyboard(' ')
      await userEvent.tab()
      await expect(await canvas.findByLabelText('Country of registration')).toHaveFocus()
    })
  },
}

export const HeadlessRecipe: Story = {
  render: () => <HeadlessCreateBusiness />,
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step('A page is left once it is right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
      await expect(await canvas.findByText('8 fields need another look.')).toBeVisible()
      for (const [label, value] of Object.entries(newBusinessValues)) {
        const field = canvas.queryByLabelText(label)
        if (field?.tagName === 'SELECT') await userEvent.selectOptions(field, value)
        else if (field) await userEvent.type(field, value)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
      await expect(await canvas.findByLabelText('registeredStreet')).toBeVisible()
    })
    await expect(creations(loaded)).toHaveLength(0)
  },
}
