import { cleanup, screen } from '@testing-library/react'
import { check, checkSoon } from '../lib/check.ts'
import { checkPageKeepsKey } from '../lib/checkPageKeepsKey.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const said = () => screen.getByRole('status').textContent ?? ''
const isDone = () => said() !== '' && said() !== 'Sending'

export async function grade(folder: string): Promise<void> {
  const typed = '150000.75'
  const taken = await openPage(folder)
  await request(taken, typed)
  await checkSoon(isDone, 'The lender has taken the request, and the page says nothing.')
  checkPageKeepsKey(taken)
  const [call] = taken.calls('requestDrawdown')
  const { amount, tenor } = Object(call?.body)
  check(`${tenor}`.startsWith('30'), `The drawdown is for ${tenor} days, not for 30.`)
  check(`${amount}` === typed, `Ada typed ${typed}, and the lender was asked for ${amount}.`)
  check(said() === 'Requested', `The lender has taken the request, and the page says: ${said()}.`)
  cleanup()

  const refused = await openPage(folder)
  await request(refused, '999999999')
  await checkSoon(isDone, 'The lender has refused, and the page says nothing.')
  check(said() === 'Refused', `The lender has refused, and the page says: ${said()}.`)
  cleanup()

  const lost = await openPage(folder)
  lost.sandbox.faults.add({ endpoint: 'requestDrawdown', fault: 'done-then-reset' })
  await request(lost, '1000')
  await checkSoon(
    () => isDone() || lost.calls('requestDrawdown').length > 1,
    'No answer came, and the page says nothing.',
  )
  const isUnknown = said().startsWith('We do not know')
  check(
    lost.calls('requestDrawdown').length > 1 || isUnknown,
    `No answer came, and the page says: ${said()}.`,
  )
  await checkSoon(isDone, 'No answer came, and the page says nothing.')
  const count = lost.calls('requestDrawdown').length
  check(count === 1, `The request reached the lender ${count} times.`)
}

async function request({ user }: Page, amount: string): Promise<void> {
  await user.type(screen.getByLabelText('Amount'), amount)
  await user.click(screen.getByRole('button', { name: 'Request' }))
}
