import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storyPageContext } from '../stories/storyPageContext.ts'
import { getWorld } from '../stories/getWorld.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** What a person reads when the service is in trouble: what is so, and nothing that is not. */
const meta = {
  title: 'Withdrawal/WithdrawTrouble',
  component: WithdrawForm,
  args: { country: 'nigeria', balance: '1250000', bankPresentation: 'list' },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

/** The service refused the installation's key: waiting does not help, and none of the words are the service's. */
export const KeyRefused: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: '401' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent(
      'Waiting does not help. Give those who run this app the request ID',
    )
    await expect(notice).toHaveTextContent('req_double')
    await expect(notice).not.toHaveTextContent('The service said')
    await expect(notice).not.toHaveTextContent('busy')
  },
}

/** An answer that decides nothing is not the same as no answer. */
export const AnsweredWithAnError: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: '500' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    await canvas.findByRole('heading', { name: 'We could not confirm your withdrawal' })
    await expect(await canvas.findByText(/the service answered with an error/)).toBeVisible()
    const steps = await canvas.findByRole('list')
    await expect(within(steps).getByText('Answered with an error')).toBeVisible()
    await expect(canvas.queryByText(/got no answer/)).toBeNull()
  },
}

/** The relay had it, and does not find it any more: that is no proof that nothing was sent. */
export const NotFoundAnyMore: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: 'reset' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    await canvas.findByText(/We sent this but got no answer/)
    getWorld(loaded).relay.loseLedger()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(
      await canvas.findByRole('heading', { name: 'We could not confirm your withdrawal' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Nothing was sent')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
