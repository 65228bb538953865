import { cleanup, screen } from '@testing-library/react'
import { check, checkSoon } from '../lib/check.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const brand = { id: 'kano', version: '1', name: 'Kano Pay', locale: 'en', locales: ['en'] }
const theme = { version: 1, name: 'Kano Pay', tokens: { colorPrimary: '#7a1fa2' } }
const title = 'Take your money out'

export async function grade(folder: string): Promise<void> {
  const messages = { en: { 'withdraw.title': title } }
  const page = await openPage(folder, { tenant: { ...brand, theme, messages } })
  await checkSoon(() => screen.queryByLabelText(/^Amount/) !== null, 'The form is not on the page.')
  check(page.text().includes(title), 'The sentence of the partner is not on the page.')
  check(document.body.innerHTML.includes('#7a1fa2'), 'The colour of the partner is not on the page.')
  cleanup()
  const switchedOff = await openPage(folder, {
    tenant: { ...brand, theme, features: { WithdrawForm: false } },
  })
  await checkSoon(() => hasAnswered(switchedOff), 'The page does not ask for the brand.')
  // A form that is not switched off asks for the banks next.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const isShown = screen.queryByLabelText(/^Amount/) !== null
  check(!isShown, 'The partner has switched withdrawals off, and the form is on the page.')
}

function hasAnswered({ sent }: Page): boolean {
  return sent.some(({ url }) => url.pathname.endsWith('/tenant'))
}
