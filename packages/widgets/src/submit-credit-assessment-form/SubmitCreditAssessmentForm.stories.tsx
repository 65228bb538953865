import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { assessmentPage } from '../../stories/assessmentPage.ts'
import { everySlot, saveFigures, stageDocuments, yearOfFigures } from '../../stories/prepareAssessment.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { SubmitCreditAssessmentForm } from './SubmitCreditAssessmentForm.tsx'

const meta = {
  title: 'Widgets/Get assessed/SubmitCreditAssessmentForm',
  component: SubmitCreditAssessmentForm,
  args: { currency: 'NGN', onSubmitted: fn(), onStatusChange: fn(), onSuccess: fn(), onSignIn: fn() },
  parameters: {
    advice: {
      do: 'Give `shareUrl`, so that an accountant can go on where the owner stopped.',
      doNot: 'Ask for the documents in a form of your own first: nothing is asked twice.',
    } satisfies Advice,
  },
} satisfies Meta<typeof SubmitCreditAssessmentForm>

export default meta

type Story = StoryObj<typeof meta>

const wide = { lending: { width: 'wide' } }
const half = async (world: StoryWorld) => {
  await stageDocuments(world, everySlot.slice(0, 6))
  await saveFigures(world, { '2025': yearOfFigures })
}
const submissions = (loaded: Record<string, unknown>) =>
  getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'submitCreditAssessment')

/** A file as a person picks it. */
const pdf = (name: string, bytes = 40_000) =>
  new File([`%PDF-1.4 ${'.'.repeat(bytes)}`], name, { type: 'application/pdf' })

export const Default: Story = {
  name: 'Underwriting, scoring, KYC documents',
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Company documents')
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Accounts and statements' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Accounts and statements', level: 3 })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'All parts' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Accounts and statements/ })).toHaveFocus(),
    )
  },
}

export const Wide: Story = {
  parameters: wide,
  globals: { viewport: { value: 'desktop' } },
}

export const HalfDone: Story = {
  args: { shareUrl: 'https://host.example/assessment' },
  parameters: { lending: { prepare: half } },
  play: async ({ canvas, canvasElement }) => {
    await assessmentPage.settle({ canvasElement }, /^18 of 43/)
    await expect(await canvas.findByText(/^Saved for everybody at Adaeze Foods Ltd/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Company documents 4 of 7 done/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Check and submit 25 steps to do/ })).toBeVisible()
  },
}

export const Uploading: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Accounts and statements')
    const slot = within(await canvas.findByRole('group', { name: /^Bank statements/ }))
    await userEvent.upload(await findFileInput(canvasElement, 'Bank statements'), [
      pdf('may.pdf'),
      pdf('june.pdf'),
    ])
    // Its name can be pressed as soon as there is something to look at.
    await waitFor(() => expect(slot.getByText('june.pdf')).toBeVisible())
    await waitFor(() => expect(getWorld(loaded).relay.uploads()).toHaveLength(2))
    await waitFor(() => expect(slot.getByText('2 files uploaded')).toBeVisible())
    await assessmentPage.settle({ canvasElement }, /^1 of 43/)
    await expect(submissions(loaded)).toHaveLength(0)
  },
}

export const NotApplicable: Story = {
  args: { optionalDocuments: ['side_letter', 'holdco_incorporation_documents'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Company documents')
    await expect(await canvas.findByText('We have no parent company')).toBeVisible()
    await assessmentPage.open({ canvasElement, userEvent }, 'Agreement')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'We have no offer letter yet' }))
    await assessmentPage.settle({ canvasElement }, /^1 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Check and submit')
    await expect(await canvas.findByText('Declared as not there')).toBeVisible()
  },
}

export const ColleagueContinues: Story = {
  args: { shareUrl: () => 'https://host.example/assessment' },
  parameters: { lending: { prepare: half } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^18 of 43/)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a colleague' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a colleague to help' }))
    await expect(dialog.getByLabelText('Address of this page')).toHaveValue('https://host.example/assessment')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await assessmentPage.open({ canvasElement, userEvent }, 'Company documents')
    await expect((await canvas.findAllByText('Uploaded by Bola Adeyemi')).length).toBeGreaterThan(0)
  },
}

export const Conflict: Story = {
  parameters: { lending: { prepare: half } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const world = getWorld(loaded)
    await assessmentPage.settle({ canvasElement }, /^18 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Figures')
    const income = await canvas.findByLabelText('Income, 2025')
    world.relay.signIn({ displayName: 'Ngozi Bello' })
    await saveFigures(world, { '2025': { ...yearOfFigures, income: '190000000' } })
    world.relay.signIn()
    await userEvent.clear(income)
    await userEvent.type(income, '185000000')
    await userEvent.tab()
    await expect(await canvas.findByText('Ngozi Bello has changed the same figures')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved figures' }))
    await waitFor(() => expect(canvas.getByLabelText('Income, 2025')).toHaveValue('190,000,000'))
  },
}

export const LongContent: Story = {
  parameters: {
    lending: {
      prepare: async ({ relay, customerPartnerId }: StoryWorld) => {
        const name = `${'statement-of-the-main-account-at-guaranty-trust-bank-'.repeat(3)}2026.pdf`
        for (const part of ['a', 'b', 'c'])
          await relay.stageFile({ slot: 'bank_statements', name: `${part}-${name}`, customerPartnerId })
        await relay.stageFile({
          slot: 'loan_book',
          name: 'Аудиторское заключение — القوائم المالية.pdf',
          uploadedBy: 'Oluwaseun Adebayo-Ogundimu of Harbour Capital',
          customerPartnerId,
        })
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^2 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Accounts and statements')
  },
}

/** The parts in a layout of the host's own: the list of parts, the buttons, the review and the receipt stay around them. */
export const OwnLayout: Story = {
  args: {
    children: ({ Fields }) => (
      <>
        <section aria-label="Papers of the business">
          <Fields.Company />
          <Fields.Finances />
          <Fields.Agreement />
          <Fields.Account />
        </section>
        <Fields.Figures />
        <Fields.Check />
      </>
    ),
  },
  parameters: { lending: { prepare: half } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^18 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Figures')
    await expect(await canvas.findByLabelText('Income, 2025')).toBeVisible()
    await assessmentPage.open({ canvasElement, userEvent }, 'Accounts and statements')
    // The papers are a region once one of them is open: the overview of a phone hides them.
    const papers = within(await canvas.findByRole('region', { name: 'Papers of the business' }))
    await expect(await papers.findByRole('group', { name: /^Bank statements/ })).toBeVisible()
    await expect(papers.queryByRole('textbox')).toBeNull()
  },
}

/** The native input of a slot, which its button presses. */
async function findFileInput(canvasElement: HTMLElement, label: string): Promise<HTMLInputElement> {
  const slot = await within(canvasElement).findByRole('group', { name: new RegExp(`^${label}`) })
  const input = slot.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error(`${label} has no file input.`)
  return input
}
