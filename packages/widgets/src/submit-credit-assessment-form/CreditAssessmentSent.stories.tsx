import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { assessmentPage } from '../../stories/assessmentPage.ts'
import { prepareAssessment } from '../../stories/prepareAssessment.ts'
import { HeadlessCreditAssessment } from '../../stories/recipes/HeadlessCreditAssessment.tsx'
import { getWorld } from '../../stories/getWorld.ts'
import { SubmitCreditAssessmentForm } from './SubmitCreditAssessmentForm.tsx'

const meta = {
  title: 'Tests/Onboarding/CreditAssessmentSent',
  component: SubmitCreditAssessmentForm,
  args: { currency: 'NGN', onSubmitted: fn(), onStatusChange: fn(), onSuccess: fn(), onSignIn: fn() },
} satisfies Meta<typeof SubmitCreditAssessmentForm>

export default meta

type Story = StoryObj<typeof meta>

const ready = { lending: { prepare: prepareAssessment } }
const submissions = (loaded: Record<string, unknown>) =>
  getWorld(loaded).sandbox.calls.filter(({ endpoint }) => endpoint === 'submitCreditAssessment')

export const NothingToSendYet: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Check and submit')
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit the assessment' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    // Which documents are missing is known once it is known what was kept, which may be after the press.
    await expect(await within(summary).findByText('Company documents: 7 documents missing')).toBeVisible()
    await userEvent.click(within(summary).getByRole('link', { name: 'Add a file for “Board resolution”' }))
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement?.id).toMatch(/board_resolution$/))
    await userEvent.click(within(summary).getByRole('link', { name: 'Figures for 2024: 12 missing' }))
    await waitFor(() => expect(canvas.getByLabelText('Income, 2024')).toHaveFocus())
  },
}

export const Review: Story = {
  tags: ['needs-browser'],
  parameters: ready,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^43 of 43/)
    await assessmentPage.open({ canvasElement, userEvent }, 'Check and submit')
    await expect(await canvas.findByText('bank_statements.pdf')).toBeVisible()
    await expect(canvas.getByText('182,500,000')).toBeVisible()
    await expect(canvas.getByText(/^20 files/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change “Agreement”' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Agreement', level: 3 })).toHaveFocus())
  },
}

export const Sent: Story = {
  tags: ['needs-browser'],
  parameters: ready,
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    await assessmentPage.send({ canvasElement, userEvent })
    const title = await canvas.findByRole('heading', { name: 'Documents received' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText(/Not approved yet/)).toBeVisible()
    const [business] = canvas.getAllByRole('term')
    await waitFor(() => expect(business).toHaveTextContent('Business'))
    await expect(business?.nextElementSibling).toHaveTextContent('Adaeze')
    await userEvent.click(canvas.getByText('What was submitted'))
    await expect(canvas.getByText('loan_book.pdf')).toBeVisible()
    await expect(submissions(loaded)).toHaveLength(1)
    await expect(args.onSubmitted).toHaveBeenCalledOnce()
    await waitFor(() => expect(getWorld(loaded).relay.uploads()).toEqual([]))
  },
}

export const Sending: Story = {
  parameters: ready,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const letGo = getWorld(loaded).relay.holdWrites()
    await assessmentPage.send({ canvasElement, userEvent })
    const dialog = within(screen.getByRole('alertdialog'))
    const texts = await dialog.findAllByText(/You may leave this page/)
    await expect(texts.length).toBeGreaterThan(0)
    letGo()
    await canvas.findByRole('heading', { name: 'Documents received' })
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  parameters: {
    lending: { prepare: prepareAssessment, faults: [{ endpoint: 'submitCreditAssessment', fault: '413' }] },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await assessmentPage.send({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(within(notice).getByText(/Files and figures are kept/)).toBeVisible()
    await expect(getWorld(loaded).relay.uploads()).toHaveLength(20)
  },
}

export const HeadlessRecipe: Story = {
  render: () => <HeadlessCreditAssessment />,
  parameters: ready,
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('43 of 43')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look at everything once more' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit 20 files' }))
    await expect(await canvas.findByText(/^The lender has them/)).toBeVisible()
    await expect(submissions(loaded)).toHaveLength(1)
  },
}
