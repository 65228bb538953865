import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { LendingProvider } from '@onlend/hooks'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { Button } from '../ui/Button.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import '../styles.css'
import { LendingRoot, type LendingRootProps } from './LendingRoot.tsx'

afterEach(cleanup)

function show(children: ReactNode, props: LendingRootProps = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const client = createRelayDouble(sandbox).createClient()
  return render(
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      <LendingRoot {...props}>{children}</LendingRoot>
    </LendingProvider>,
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

test('a part that could not be fetched can be tried again in its place', async () => {
  let fails = true
  const chunk = defineChunk(async () => {
    if (fails) throw new TypeError('lost')
    return { part: 'arrived' }
  }, 'part')
  show(
    <LazyChunk chunk={chunk} fallback="waiting">
      {(part) => <p>{part}</p>}
    </LazyChunk>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  retry.click()
  expect(await screen.findByText('arrived')).toBeTruthy()
})

function Broken(): ReactNode {
  throw new Error('broken')
}

test('a crash in a money widget never offers to try again', async () => {
  const preventDefault = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', preventDefault)
  const seen: unknown[] = []
  show(
    <WidgetBoundary money={CrashedMoney} onError={(error) => seen.push(error)}>
      <Broken />
    </WidgetBoundary>,
  )
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('It may have been sent'),
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(seen).toHaveLength(1)
  window.removeEventListener('error', preventDefault)
})

test('a limit that could not be refreshed stays on screen with its age', async () => {
  const sandbox = createSandbox({ clock: manualClock() })
  const client = createRelayDouble(sandbox).createClient({ retries: { attempts: 0 } })
  const queryClient = new QueryClient()
  render(
    <LendingProvider
      client={client}
      customerPartnerId="cp_adaeze"
      queryClient={queryClient}
      storage={null}
      draftStorage={null}
    >
      <LendingRoot now={() => Date.now() + 5 * 60_000}>
        <CreditLimitCard />
      </LendingRoot>
    </LendingProvider>,
  )
  await screen.findByText('₦3,600,000')
  sandbox.faults.add({ endpoint: 'getCreditLimit', fault: '500', times: 9 })
  await queryClient.refetchQueries()
  expect(await screen.findByText(/Last seen 5 minutes ago/)).toBeTruthy()
  expect(screen.getByText('₦3,600,000')).toBeTruthy()
})
