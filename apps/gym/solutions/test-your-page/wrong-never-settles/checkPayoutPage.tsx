// Red: The test is green for a page that never says that the bank has paid.
import { renderWithLending } from '@onlend/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'

export async function checkPayoutPage(Page: ComponentType): Promise<void> {
  const { user, sandbox } = renderWithLending(<Page />)
  await user.dblClick(screen.getByRole('button', { name: 'Pay the supplier' }))
  await screen.findByText('Sent')
  if (screen.queryByText('Paid')) throw new Error('Paid before the bank has paid')
  if (sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw').length !== 1)
    throw new Error('Not one payment')
  cleanup()
}
