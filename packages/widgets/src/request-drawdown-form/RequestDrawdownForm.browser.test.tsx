import { createSandbox, manualClock } from '@onlend/sandbox'
import { renderWithLending } from '@onlend/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent as browserUser } from 'vitest/browser'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import { RequestDrawdownForm, type RequestDrawdownFormProps } from './RequestDrawdownForm.tsx'

afterEach(cleanup)

function show(props: RequestDrawdownFormProps = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const { now } = sandbox.clock
  renderWithLending(
    <LendingRoot now={now}>
      <RequestDrawdownForm {...props} />
    </LendingRoot>,
    {
      ...{ sandbox, now, customerPartnerId: 'cp_kwame', storage: null, draftStorage: null, locks: null },
      render: { reactStrictMode: true },
    },
  )
}

const amountField = () => screen.findByLabelText(/^Amount( in .*)?$/)

test('the slider moves by exact amounts, by key as by hand', async () => {
  show()
  const slider = await screen.findByRole('slider')
  slider.focus()
  // The browser's own keys: only they move a native slider.
  await browserUser.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('GH₵15,000'))
  expect(await amountField()).toHaveProperty('value', '15,000')
  await browserUser.keyboard('{End}')
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('GH₵300,000'))
})

test('a slider is large enough for a thumb, and where the amount is fixed there is none', async () => {
  show()
  const { height } = (await screen.findByRole('slider')).getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  cleanup()
  show({ fields: { amount: { readOnly: true } }, defaultValues: { amount: '75000', tenor: '90' } })
  await screen.findByText('Available to draw')
  expect(await amountField()).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull()
})
