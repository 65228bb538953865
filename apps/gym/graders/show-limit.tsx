import { cleanup } from '@testing-library/react'
import { check, checkSoon } from '../lib/check.ts'
import { checkPageKeepsKey } from '../lib/checkPageKeepsKey.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const amount = /(?:NGN|₦)\s*[\d,.]*\d/
const noAmount = /no credit limit|cannot|try again/i

export async function grade(folder: string): Promise<void> {
  for (const scenario of ['approved', 'hugeNumbers'] as const) {
    const page = await openPage(folder, { scenario })
    await checkSoon(() => amount.test(page.text()), 'The page shows no amount.')
    const available = readAvailable(page)
    const isShown = page.text().replaceAll(/[,\s]/g, '').includes(available)
    check(isShown, `The page does not show the ${available} that can be drawn.`)
    checkPageKeepsKey(page)
    cleanup()
  }
  const none = await openPage(folder, { scenario: 'newPartner' })
  await checkNoAmount(none, 'A business without a limit')
  cleanup()
  const broken = await openPage(folder, {
    prepare: ({ faults }) => faults.add({ endpoint: 'getCreditLimit', times: 50, fault: '500' }),
  })
  await checkNoAmount(broken, 'A person whose limit cannot be read')
}

function readAvailable({ sandbox }: Page): string {
  return sandbox.control.state().partners.find(({ id }) => id === 'cp_adaeze')?.limit?.available ?? ''
}

async function checkNoAmount({ text }: Page, reader: string): Promise<void> {
  await checkSoon(() => amount.test(text()) || noAmount.test(text()), `${reader} reads nothing.`)
  const [said] = amount.exec(text()) ?? []
  check(said === undefined, `${reader} reads an amount: ${said}.`)
}
