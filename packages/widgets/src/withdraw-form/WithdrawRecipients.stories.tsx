import type { Beneficiary } from '@onlend/hooks/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { getWorld } from '../../stories/getWorld.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import { storyPageContext } from '../../stories/storyPageContext.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Made-up numbers. */
const beneficiaries: readonly Beneficiary[] = [
  { name: 'Bola Estates', method: 'bank', institution: '058', number: '2123456789' },
  { name: 'Chidi Okafor', method: 'bank', institution: '011', number: '3034567890' },
  { name: null, method: 'mobile-money', institution: 'MTN_MOMO_NGA', number: '08030000000' },
  { name: 'Femi Adebayo Transport and Haulage', method: 'bank', institution: '044', number: '0045678901' },
]

const meta = {
  title: 'Tests/Withdrawal/Recipients',
  component: WithdrawForm,
  args: {
    country: 'nigeria',
    currency: 'NGN',
    bankPresentation: 'list',
    correspondents: [{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }],
  },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

async function settledThree(world: StoryWorld): Promise<void> {
  await sendWithdrawal(world, { amount: '1000', bankName: 'Guaranty Trust Bank' })
  await sendWithdrawal(world, { amount: '2000', name: 'Amina Bello', accountNumber: '2233445566' })
  await sendWithdrawal(world, { amount: '3000', bankName: 'Guaranty Trust Bank' })
  await world.sandbox.advance(5_000)
}

/** Three presses and an amount: the person, Review, Withdraw. */
export const OfTheHostsList: Story = {
  tags: ['needs-browser'],
  args: { beneficiaries },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const landlord = await canvas.findByRole('button', { name: /^Bola Estates.*ending in 6789/ })
    await expect(canvasElement.innerHTML).not.toContain('2123456789')
    await userEvent.click(landlord)
    const amount = canvas.getByLabelText(/^Amount/)
    await expect(amount).toHaveFocus()
    await userEvent.keyboard('50000')
    await userEvent.click(await storyPageContext.review({ canvasElement, userEvent }))
    await waitFor(() => expect(getWorld(loaded).relay.operations()).toHaveLength(1))
    await expect(getWorld(loaded).sandbox.calls.at(-1)?.body).toMatchObject({
      name: 'Bola Estates',
      account_number: '2123456789',
      bank_code: '058',
    })
  },
}

/** The ledger keeps four digits: the whole number is typed again, and has to end in them. */
export const OfTheLedger: Story = {
  parameters: { lending: { prepare: settledThree } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const known = await canvas.findByRole('button', { name: /^Chidi Okafor.*ending in 6789/ })
    await userEvent.click(known)
    await expect(known).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('50000')
    const number = canvas.getByRole('textbox', { name: 'Account number' })
    await expect(number).toHaveAccessibleDescription(/ends in 6789/i)
    await userEvent.type(number, '2123456780')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findAllByText(/The number you chose ends in 6789/)).toHaveLength(2)
    await userEvent.clear(number)
    await userEvent.type(number, '2123456789')
    await storyPageContext.review({ canvasElement, userEvent })
    const dialog = within(screen.getByRole('alertdialog'))
    await expect(dialog.getByText('Chidi Okafor')).toBeVisible()
  },
}

/** Chosen in `RecipientsList`, on the page before; of four, three rows are shown. */
export const ChosenBefore: Story = {
  args: { beneficiaries, recipientKey: 'bank/044/8901' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Femi/, pressed: true })).toBeVisible()
    await expect(canvas.getByLabelText('Name on the account')).toHaveValue(
      'Femi Adebayo Transport and Haulage',
    )
  },
}

/** Kept on this device, first from then on. Nothing but the keyboard. */
export const AFavourite: Story = {
  tags: ['needs-browser'],
  args: { beneficiaries },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 4' }))
    const star = canvas.getByRole('button', { name: /^Favourite: Femi/ })
    star.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Femi'))
    await expect(canvas.getByRole('button', { name: /^Favourite: Femi/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const { storage } = getWorld(loaded)
    const kept = Array.from({ length: storage.length }, (_, at) =>
      storage.getItem(storage.key(at) ?? ''),
    ).join()
    await expect(kept).toContain('bank/044/8901')
    await expect(kept).not.toContain('0045678901')
  },
}
