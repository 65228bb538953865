import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { Button } from '../ui/Button.tsx'
import '../styles.css'
import type { LendingRootProps } from './LendingRoot.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

function show(children: ReactNode, props: LendingRootProps = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const client = createRelayDouble(sandbox).createClient()
  return render(
    <TestGround client={client} root={props}>
      {children}
    </TestGround>,
  )
}

test('a widget outside a root says what to do about it', () => {
  const preventDefault = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', preventDefault)
  expect(() => render(<Button>Send</Button>)).toThrow(/<LendingRoot>/)
  window.removeEventListener('error', preventDefault)
})

test('two partners on one page keep their own colours, and so do their dialogs', async () => {
  const brand = (colorPrimary: string) =>
    createTheme({ version: 1, scheme: 'light', tokens: { colorPrimary } })
  show(<Button variant="primary">Harbour</Button>, { theme: brand('#3b2f8f') })
  show(<Button variant="primary">Sahel</Button>, { theme: brand('#b3261e') })
  const readColor = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor
  expect(readColor('Harbour')).toBe('rgb(59, 47, 143)')
  expect(readColor('Sahel')).toBe('rgb(179, 38, 30)')
  const portals = [...document.querySelectorAll<HTMLElement>('.ol-portal')]
  expect(portals.map((portal) => portal.style.getPropertyValue('--ol-light-primary'))).toEqual([
    '#3b2f8f',
    '#b3261e',
  ])
})

test('the language sets direction, and a host’s words win', () => {
  const { container } = show(<CreditLimitCard />, {
    locale: 'ar',
    messages: { ar: { 'creditLimit.title': 'الحد الائتماني' } },
  })
  const root = container.querySelector('[data-ol-root]')
  expect(root?.getAttribute('dir')).toBe('rtl')
  expect(root?.getAttribute('lang')).toBe('ar')
  expect(screen.getByRole('region', { name: 'الحد الائتماني' })).toBeTruthy()
})

test('a host’s class joins the kit’s, or takes its place', () => {
  show(
    <>
      <Button>One</Button>
      <Button part="Form.submit">Two</Button>
    </>,
    { classNames: { Button: 'host', 'Form.submit': { className: 'own', unstyled: true } } },
  )
  expect(screen.getByRole('button', { name: 'One' }).className).toBe('ol-Button host')
  const two = screen.getByRole('button', { name: 'Two' })
  expect(two.className).toBe('host own')
  expect(two.dataset.olPart).toBe('Form.submit')
})
