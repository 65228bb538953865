import { screen, waitFor, within } from '@testing-library/react'
import type { Page } from './openPage.tsx'

/** Withdraws 1,201 to a bank account as a person does, with the kit's form or one of the candidate's own with the same labels. */
export async function withdrawByHand({ user }: Pick<Page, 'user'>): Promise<void> {
  await user.type(await screen.findByLabelText(/^Amount/), '1201')
  await user.type(screen.getByLabelText(/^Account number/), '2123456789')
  const bank = screen.queryByLabelText('Bank', { selector: 'input' })
  if (bank === null) {
    await user.click(screen.getByRole('button', { name: /^Bank/ }))
    await user.click(await screen.findByRole('radio', { name: /Guaranty Trust Bank/ }))
  } else await user.type(bank, '058')
  await user.type(screen.getByLabelText(/^Name/), 'Chidi Okafor')
  const check = screen.queryByRole('button', { name: 'Check' })
  if (check === null) return user.click(screen.getByRole('button', { name: /^Withdraw/ }))
  await user.click(check)
  const review = await screen.findByRole('alertdialog')
  const withdraw = within(review).getByRole('button', { name: /^Withdraw/ })
  // The second press of a double tap sends nothing.
  await waitFor(() => {
    if (withdraw.getAttribute('aria-disabled') !== null) throw new Error('The button is not ready.')
  })
  await user.click(withdraw)
}
