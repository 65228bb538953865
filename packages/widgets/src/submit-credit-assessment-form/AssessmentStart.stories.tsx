import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { assessmentPage } from '../../stories/assessmentPage.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { SubmitCreditAssessmentForm } from './SubmitCreditAssessmentForm.tsx'

/** Before the parts: what to have at hand, one place for all files, and what is still to do. */
const meta = {
  title: 'Tests/Onboarding/SubmitCreditAssessmentForm/Start',
  component: SubmitCreditAssessmentForm,
  args: { currency: 'NGN' },
} satisfies Meta<typeof SubmitCreditAssessmentForm>

export default meta

type Story = StoryObj<typeof meta>

const file = (name: string, type = 'application/pdf') =>
  new File([`%PDF-1.4 ${'.'.repeat(4_000)}`], name, { type })

/** The native input of the place for all files. */
async function findDrop(canvasElement: HTMLElement): Promise<HTMLInputElement> {
  const place = await within(canvasElement).findByRole('group', { name: 'Add several at once' })
  const input = place.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The place for all files has no input.')
  return input
}

export const AtHand: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await expect(canvas.getByText('0 of 19 documents')).toBeVisible()
    await expect(canvas.getByText('0 of 24 figures')).toBeVisible()
    await userEvent.click(await canvas.findByText(/About 50 minutes of work left/))
    await expect(canvas.getAllByText('Memorandum and registration documents')[0]).toBeVisible()
    await expect(canvas.getByText('Accounts for 2025 and 2024: twelve figures a year')).toBeVisible()
  },
}

export const AllAtOnce: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent, loaded, step }) => {
    await assessmentPage.settle({ canvasElement }, /^0 of 43/)
    await userEvent.upload(await findDrop(canvasElement), [
      file('Bank statement May.pdf'),
      file('Relevé de compte juin.pdf'),
      file('Board resolution.pdf'),
      file('IMG_2034.pdf'),
      file('holiday.pdf'),
    ])
    await step('What a name tells is proposed, and nothing is uploaded yet', async () => {
      await expect(await canvas.findByLabelText('What is “Bank statement May.pdf”?')).toHaveValue(
        'bank_statements',
      )
      await expect(canvas.getByLabelText('What is “Relevé de compte juin.pdf”?')).toHaveValue(
        'bank_statements',
      )
      await expect(canvas.getByLabelText('What is “IMG_2034.pdf”?')).toHaveValue('')
      await expect(getWorld(loaded).relay.uploads()).toHaveLength(0)
    })
    await step('What is not known is asked for alone, and nothing is lost meanwhile', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('What is “Board resolution.pdf”?'), 'memorandum')
      await userEvent.click(canvas.getByRole('button', { name: 'Add 3 files' }))
      await waitFor(() => expect(getWorld(loaded).relay.uploads()).toHaveLength(3))
      await expect(canvas.getByLabelText('What is “IMG_2034.pdf”?')).toHaveFocus()
      await expect(canvas.getByText('Say what “IMG_2034.pdf” is, or leave it out')).toBeVisible()
      await assessmentPage.open({ canvasElement, userEvent }, 'Agreement')
      await userEvent.click(canvas.getByRole('button', { name: 'All parts' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Leave out: holiday.pdf' }))
      await expect(canvas.queryByLabelText('What is “holiday.pdf”?')).toBeNull()
    })
    await step('Each file goes under its document', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('What is “IMG_2034.pdf”?'), 'utility_bill')
      await userEvent.click(canvas.getByRole('button', { name: 'Add 1 file' }))
      await waitFor(() => expect(getWorld(loaded).relay.uploads()).toHaveLength(4))
      await expect(
        getWorld(loaded)
          .relay.uploads()
          .map(({ slot }) => slot)
          .sort(),
      ).toEqual(['bank_statements', 'bank_statements', 'memorandum', 'utility_bill'])
      await assessmentPage.settle({ canvasElement }, /^3 of 43/)
    })
  },
}

export const LimitInUse: Story = {
  parameters: { lending: { scenario: 'approved' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have a credit limit already')).toBeVisible()
    await expect(screen.getByText(/asks the lender to look at your limit/)).toBeVisible()
  },
}
