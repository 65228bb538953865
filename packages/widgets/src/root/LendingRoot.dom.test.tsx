import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { Button } from '../ui/Button.tsx'
import type { LendingRootProps } from './LendingRoot.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const show = (children: ReactNode, root: LendingRootProps) =>
  render(<TestGround root={root}>{children}</TestGround>)

test('a widget outside a root says what to do about it', () => {
  const preventDefault = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', preventDefault)
  expect(() => render(<Button>Send</Button>)).toThrow(/<LendingRoot>/)
  window.removeEventListener('error', preventDefault)
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
