import { check, checkSoon } from '../lib/check.ts'
import { openPage } from '../lib/openPage.tsx'
import { checkPageKeepsKey } from '../lib/checkPageKeepsKey.ts'
import { withdrawByHand } from '../lib/withdrawByHand.ts'

const paid = 'The supplier has been paid.'

export async function grade(folder: string): Promise<void> {
  const page = await openPage(folder)
  await withdrawByHand(page)
  await checkSoon(() => page.calls('withdraw').length > 0, 'No withdrawal reached the service.')
  checkPageKeepsKey(page)
  const [call] = page.calls('withdraw')
  check(call?.ownerId === 'cp_adaeze', `The money left the account of ${call?.ownerId}, not of cp_adaeze.`)
  await checkSoon(
    () => /Request received|paid/.test(page.text()),
    'The page does not say that the request was received.',
  )
  check(
    !page.text().includes(paid),
    'The page said that the supplier has been paid before any event said so.',
  )
  await page.sandbox.advance(5_000)
  await checkSoon(() => page.text().includes(paid), 'The money arrived, and the page does not say so.')
  check(page.calls('withdraw').length === 1, 'The page sent the withdrawal more than once.')
}
