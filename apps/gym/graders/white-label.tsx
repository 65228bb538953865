import { cleanup, within } from '@testing-library/react'
import { check, checkSoon } from '../lib/check.ts'
import { openPage, type Page } from '../lib/openPage.tsx'

const brand = { id: 'kano', version: '1', name: 'Kano Pay', locale: 'en', locales: ['en'] }
const theme = { version: 1, name: 'Kano Pay', tokens: { colorPrimary: '#7a1fa2' } }
const title = 'Take your money out'

export async function grade(folder: string): Promise<void> {
  const messages = { en: { 'withdraw.title': title } }
  const page = await openPage(folder, { tenant: { ...brand, theme, messages } })
  await checkSoon(() => hasForm(page), 'The form is not on the page.')
  check(page.text().includes(title), 'The sentence of the partner is not on the page.')
  check(document.body.innerHTML.includes('#7a1fa2'), 'The colour of the partner is not on the page.')
  cleanup()
  const switchedOff = await openPage(folder, {
    tenant: { ...brand, theme, features: { WithdrawForm: false } },
  })
  await checkSoon(() => hasBrand(switchedOff), 'The page does not ask for the brand.')
  // A page that begins later and has its form: the one before has had its time.
  const later = await openPage(folder, { tenant: { ...brand, theme, messages } })
  await checkSoon(() => hasForm(later), 'The form is not on the page a second time.')
  const isShown = hasForm(switchedOff)
  check(!isShown, 'The partner has switched withdrawals off, and the form is on the page.')
}

function hasBrand({ sent, isQuiet }: Page): boolean {
  return isQuiet() && sent.some(({ url }) => url.pathname.endsWith('/tenant'))
}

function hasForm({ container }: Page): boolean {
  return within(container).queryByLabelText(/^Amount/) !== null
}
