import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeadlessRepayment } from '../stories/recipes/HeadlessRepayment.tsx'
import { getWorld } from '../stories/getWorld.ts'

const meta = { title: 'Repayments/Headless recipe', tags: ['!autodocs'] } satisfies Meta

export default meta

export const TheWholeRepaymentInPlainHtml: StoryObj<typeof meta> = {
  render: () => <HeadlessRepayment />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    await canvas.findByRole('option', { name: 'TRX-ADAEZE-00001' })
    await userEvent.selectOptions(canvas.getByLabelText('Financing'), 'TRX-ADAEZE-00001')
    await userEvent.type(canvas.getByLabelText('Amount paid'), '20000')
    await userEvent.tab()
    await expect(await canvas.findByText('AMOUNT_ABOVE_FINANCING')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Report it' }))
    await expect(await canvas.findByText(/The repayment is accepted/)).toBeVisible()
    await sandbox.advance(3_000)
    await expect(await canvas.findByText(/The repayment is succeeded/)).toBeVisible()
  },
}
