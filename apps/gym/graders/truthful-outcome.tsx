import { cleanup, screen } from '@testing-library/react'
import { check, checkSoon } from '../lib/check.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const said = () => screen.getByRole('status').textContent ?? ''
const isDone = () => said() !== '' && said() !== 'Sending'

export async function grade(folder: string): Promise<void> {
  const accepted = await openPage(folder)
  await pay(accepted)
  await checkSoon(isDone, 'The payment was accepted, and the page says nothing.')
  check(said() === 'Waiting for the bank', `The bank has said nothing, and the page says: ${said()}.`)
  await settle(accepted, 'Paid')
  cleanup()

  const lost = await openPage(folder)
  lost.sandbox.faults.add({ endpoint: 'withdraw', fault: 'done-then-reset' })
  await pay(lost)
  await checkSoon(
    () => isDone() || lost.calls('withdraw').length > 1,
    'The answer was lost, and the page says nothing.',
  )
  const isHonest = said().startsWith('We do not know yet') || lost.calls('withdraw').length > 1
  check(isHonest, `The answer was lost, and the page says: ${said()}.`)
  // A person who has not read the answer pays again.
  await pay(lost)
  const count = lost.calls('withdraw').length
  check(count === 1, `The page sent the payment ${count} times.`)
  await settle(lost, 'Paid')
  cleanup()

  const failing = await openPage(folder, { props: { amount: '150.02' } })
  await pay(failing)
  await checkSoon(isDone, 'The payment was accepted, and the page says nothing.')
  await settle(failing, 'Failed')
}

async function pay({ user }: Page): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Pay the supplier' }))
}

async function settle({ sandbox }: Page, outcome: string): Promise<void> {
  await sandbox.advance(5_000)
  await checkSoon(() => said() === outcome, `The bank has said ${outcome}, and the page does not.`)
}
