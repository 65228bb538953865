import { Blob } from 'node:buffer'
import { screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { check, checkSoon } from '../lib/check.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const sheet = [
  'Reference,First name,Last name,Phone,Amount,Disbursed on,Due date',
  'INV-1,Ada,Obi,08031234567,"1,250.50",2026-05-13,2026-06-29',
  'INV-2,Efe,Ade,08031234568,900,2026-05-13,2026-06-29',
  'INV-3,Ife,Eze,08031234569,800,2026-05-13,soon',
].join('\n')

export async function grade(folder: string): Promise<void> {
  // That of the document cannot be streamed, as every browser's can.
  vi.stubGlobal('Blob', Blob)
  const page = await openPage(folder)
  await checkSoon(() => document.querySelector('input[type=file]') !== null, 'The page takes no file.')
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const file = new File([sheet], 'sales.csv', { type: 'text/csv' })
  if (input) await page.user.upload(input, file)
  const read = await sendRows(page)
  const sentRows = () => page.calls('registerTransactions').flatMap(({ body }) => Object(body).transactions)
  await checkSoon(
    () => ['INV-1', 'INV-2'].every((name) => sentRows().some((row) => row.transaction_reference === name)),
    'The rows without a fault did not reach the lender.',
  )
  await checkSoon(page.isQuiet, 'The page does not come to rest.')
  const [calls, rows] = [page.calls('registerTransactions'), sentRows()]
  check(calls.length === 1, `The lender got ${calls.length} calls for one sheet.`)
  for (const [reference, amount] of [
    ['INV-1', '1250.50'],
    ['INV-2', '900'],
  ]) {
    const told = rows.find((row) => row.transaction_reference === reference)?.amount_payable
    const isSame = Number(told) === Number(amount)
    check(isSame, `${reference} is ${amount} in the sheet, and the lender was told ${told}.`)
  }
  const isNamed = /INV-3|left out/.test(`${read}${page.text()}`)
  check(isNamed, 'INV-3 has a fault, and the page does not name it.')
}

/** Goes on from a chosen file as a person does, and returns what they have read on the way. */
async function sendRows({ user, calls, text }: Page): Promise<string> {
  const press = (name: RegExp) => screen.queryByRole('button', { name })
  await checkSoon(
    () => press(/^Check the rows/) !== null || calls('registerTransactions').length > 0,
    'The page does not read the file.',
  )
  const check = press(/^Check the rows/)
  if (check === null) return ''
  await user.click(check)
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  const read = text()
  await user.click(await screen.findByRole('button', { name: /^Send \d+ rows/ }))
  await screen.findByRole('alertdialog')
  const confirm = screen.getByRole('button', { name: /^Register \d+ transactions/ })
  await waitFor(() => {
    if (confirm.getAttribute('aria-disabled') !== null) throw new Error('The button is not ready.')
  })
  await user.click(confirm)
  return read
}
