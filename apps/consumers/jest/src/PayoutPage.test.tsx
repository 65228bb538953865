import { renderWithLending } from '@onlend/testing'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PayoutPage } from './PayoutPage'

configure({ asyncUtilTimeout: 10_000 }) // parts of a widget load when they are needed

test('a withdrawal arrives, and the page is told', async () => {
  const { user, sandbox } = renderWithLending(<PayoutPage />, { scenario: 'approved' })
  await screen.findByText('Your limit is in NGN.')
  await user.type(await screen.findByLabelText(/^Amount/), '1201')
  await user.type(screen.getByLabelText('Account number'), '2123456789')
  await user.click(screen.getByRole('button', { name: /^Bank/ })) // without layout there is no room for a list: a sheet opens
  await user.click(await screen.findByRole('radio', { name: /Guaranty Trust Bank/ }))
  await user.type(screen.getByLabelText('Name on the account'), 'Chidi Okafor')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const review = await screen.findByRole('alertdialog')
  const withdraw = within(review).getByRole('button', { name: /^Withdraw/ })
  await waitFor(() => expect(withdraw.getAttribute('aria-disabled')).toBeNull()) // the second press of a double tap sends nothing
  await user.click(withdraw)
  await screen.findByRole('heading', { name: 'Request received' })
  await sandbox.advance(5_000) // the service's clock: now its webhook arrives
  await screen.findByRole('heading', { name: 'Money withdrawn' })
  await screen.findByText('The supplier has been told.')
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
})
