import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Messages } from '../words/Messages.ts'
import { RequestDrawdownForm } from '../request-drawdown-form/RequestDrawdownForm.tsx'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import '../styles.css'
import { Button } from '../ui/Button.tsx'
import { Feature } from './Feature.tsx'
import { LegalText } from './LegalText.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useAmountLimits } from './useAmountLimits.ts'
import { useFieldRules } from './useFieldRules.ts'
import { showTenant } from '../../test/root/showTenant.tsx'
import { harbour, sahel } from '../../test/root/tenants.ts'

afterEach(cleanup)

const findRoot = (container: HTMLElement): HTMLElement => {
  const root = container.querySelector<HTMLElement>('[data-ol-root]')
  if (!root) throw new Error('There is no root.')
  return root
}
const own = { nin: { required: true }, rc_number: { hidden: true } }

function Rules(): ReactNode {
  return <output>{JSON.stringify(useFieldRules('RegisterCustomerForm', own))}</output>
}

function Limits({ currency }: { currency: string }): ReactNode {
  return <output>{JSON.stringify(useAmountLimits('withdraw', currency))}</output>
}

function Contact(): ReactNode {
  const { onContactSupport } = useLendingRoot()
  const ask = () => onContactSupport?.({ reference: 'OL-7', requestId: 'req_1' })
  return <Button onClick={ask}>{onContactSupport ? 'Help' : 'No help'}</Button>
}

test('legal text cannot be changed by messages, and is shown in the tenant’s language where there is no other', async () => {
  const messages = { en: { footer: 'Free money', 'legal.footer': 'Free money' } } as unknown as Messages
  showTenant(<LegalText place="footer" />, { tenant: sahel, root: { locale: 'en', messages } })
  const text = await screen.findByText('Sahel est agréé.')
  expect([text.lang, text.dir]).toEqual(['fr', 'ltr'])
  expect(screen.queryByText(/Free money/)).toBeNull()
})

test('a widget says the tenant’s term in the place of the kit’s', async () => {
  const terms = {
    en: { drawdown: { drawdown: 'advance', drawdowns: 'advances', 'a drawdown': 'an advance' } },
  }
  showTenant(<CreditLimitCard onRequestDrawdown={() => undefined} />, { tenant: { ...harbour, terms } })
  expect(await screen.findByRole('button', { name: 'Request an advance' })).toBeTruthy()
})

test('a drawdown is offered for the days of the tenant', async () => {
  showTenant(<RequestDrawdownForm />, { tenant: { ...harbour, tenors: [14, 45] } })
  await screen.findByRole('radio', { name: '14 days' })
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['14', '45'])
})

test('a widget that is switched off draws nothing, or what the host says, and asks for nothing', async () => {
  const tenant = { ...harbour, features: { CreditLimitCard: false, rewards: false } }
  const { container, update, relay } = showTenant(
    <>
      <CreditLimitCard />
      <Feature name="rewards" fallback="No rewards">
        Rewards
      </Feature>
      <Feature name="news">News</Feature>
    </>,
    { tenant },
  )
  expect(await screen.findByText(/News/)).toBeTruthy()
  expect(findRoot(container).textContent).toBe('No rewardsNews')
  update({ root: { whenSwitchedOff: (feature) => `${feature} is off. ` } })
  expect(findRoot(container).textContent).toBe('CreditLimitCard is off. No rewardsNews')
  expect(relay.sandbox.calls).toEqual([])
})

test('rules for fields are the tenant’s, and over them the widget’s own', async () => {
  const fields = {
    'RegisterCustomerForm.nin': { hidden: true, required: false },
    'RegisterCustomerForm.bvn': { readOnly: true },
    'WithdrawForm.narration': { hidden: true },
  }
  showTenant(<Rules />, { tenant: { ...harbour, fields } })
  const output = await screen.findByRole('status')
  expect(JSON.parse(output.textContent ?? '')).toEqual({
    nin: { hidden: true, required: true },
    bvn: { readOnly: true },
    rc_number: { hidden: true },
  })
})

test('the bounds of an amount are the tenant’s in the currency of the form, and none in another', async () => {
  const limits = { NGN: { withdraw: { least: '500' }, requestDrawdown: { most: '9' } } }
  showTenant(<Limits currency="NGN" />, { tenant: { ...harbour, limits } })
  const output = await screen.findByRole('status')
  await waitFor(() => expect(output.textContent).toBe('{"minAmount":"500"}'))
  cleanup()
  showTenant(<Limits currency="GHS" />, { tenant: { ...harbour, limits } })
  expect((await screen.findByRole('status')).textContent).toBe('{}')
})

test.each([
  [
    { url: 'https://sahel.example/help?from=app' },
    'https://sahel.example/help?from=app&reference=OL-7&request_id=req_1',
  ],
  [
    { email: 'help@sahel.example' },
    'mailto:help@sahel.example?subject=Question%20about%20OL-7&body=OL-7%0Areq_1',
  ],
  [{ phone: '+234 (1) 700-0000' }, 'tel:+23417000000'],
])('contact with support leads to the tenant’s own, with the reference: %j', async (support, address) => {
  const opened: string[] = []
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    opened.push(event.target.href)
  }
  document.addEventListener('click', follow)
  showTenant(<Contact />, { tenant: { ...harbour, support } })
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }))
  document.removeEventListener('click', follow)
  expect(opened).toEqual([address])
})

test('a host that answers calls for support itself is asked, and a tenant without contacts offers none', async () => {
  const asked: unknown[] = []
  const { update } = showTenant(<Contact />)
  expect(await screen.findByRole('button', { name: 'No help' })).toBeTruthy()
  update({ root: { onContactSupport: (request) => asked.push(request) } })
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
  expect(asked).toHaveLength(1)
})
