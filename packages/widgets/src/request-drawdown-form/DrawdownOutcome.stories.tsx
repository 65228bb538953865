import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { requestDrawdownPage } from '../../stories/requestDrawdownPage.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RequestDrawdownForm } from './RequestDrawdownForm.tsx'

/** What follows a request: asked for is not paid out, and no message says when it is. */
const meta = {
  title: 'Tests/Drawdown/After the request',
  component: RequestDrawdownForm,
  args: { onStatusChange: fn(), onSuccess: fn(), onWithdraw: fn() },
  parameters: { lending: { customerPartnerId: 'cp_kwame' } },
} satisfies Meta<typeof RequestDrawdownForm>

export default meta

type Story = StoryObj<typeof meta>

export const BecameActive: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
    const world = getWorld(loaded)
    await requestDrawdownPage.send({ canvasElement, userEvent })
    const title = await canvas.findByRole('heading', { name: 'Drawdown requested' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText(/Requested, not paid out/)).toBeVisible()
    await expect(await canvas.findByText('Not active yet')).toBeVisible()
    await expect(args.onSuccess).toHaveBeenCalledOnce()
    await world.sandbox.advance(10_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByRole('heading', { name: 'Drawdown paid out' })).toBeVisible()
    await expect(canvas.getByText(/Seen on your active drawdown/)).toBeVisible()
    await expect(canvas.queryByText('Drawdown requested')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
    await expect(requestDrawdownPage.requests(world)).toHaveLength(1)
  },
}
