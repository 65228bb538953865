import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPageContext } from '../../stories/storyPageContext.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** What follows a withdrawal, where the form could not learn it. */
const meta = {
  title: 'Tests/Withdrawal/After the withdrawal',
  component: WithdrawForm,
  args: { country: 'nigeria', balance: '1250000', bankPresentation: 'list' },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

/** The answer is lost and nothing can be read: what was sent stays in sight, from what the form itself holds. */
export const HostAway: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay } = getWorld(loaded)
    await storyPageContext.fill({ canvasElement, userEvent })
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    relay.breakLine('after')
    relay.breakLine('before', { reads: true, times: 400 })
    await userEvent.click(confirm)
    await expect(
      await canvas.findByRole('heading', { name: 'We could not confirm your withdrawal' }),
    ).toBeVisible()
    await expect(canvas.getByText('₦50,000')).toBeVisible()
    await expect(canvas.getByText('Guaranty Trust Bank')).toBeVisible()
    await expect(canvas.getByText('6789')).toBeVisible()
    await expect(canvas.getByText(/Not a proof of payment/)).toBeVisible()
    await expect(canvas.queryByText('2123456789')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Copy reference' })).toBeNull()
  },
}
