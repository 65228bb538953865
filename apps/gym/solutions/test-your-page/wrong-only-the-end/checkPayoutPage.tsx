// Red: The test is green for a page that says that the bank has paid before it has.
import { renderWithLending } from '@onlend/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'

export async function checkPayoutPage(Page: ComponentType): Promise<void> {
  const { user, sandbox } = renderWithLending(<Page />)
  await user.click(screen.getByRole('button', { name: 'Pay the supplier' }))
  await screen.findAllByText(/Sent|Paid/)
  await sandbox.advance(5_000)
  await screen.findByText('Paid')
  if (sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw').length !== 1)
    throw new Error('Not one payment')
  cleanup()
}
