import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent as browserUser } from 'vitest/browser'
import type { FormHandle } from '../form/useFormReports.tsx'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import { RequestDrawdownForm, type RequestDrawdownFormProps } from './RequestDrawdownForm.tsx'

afterEach(cleanup)

function show(props: RequestDrawdownFormProps = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const handle = createRef<FormHandle>()
  render(
    <StrictMode>
      <LendingProvider
        client={relay.createClient()}
        customerPartnerId="cp_kwame"
        storage={null}
        draftStorage={null}
        locks={null}
        now={sandbox.clock.now}
      >
        <LendingRoot now={sandbox.clock.now}>
          <RequestDrawdownForm ref={handle} {...props} />
        </LendingRoot>
      </LendingProvider>
    </StrictMode>,
  )
  return { sandbox, relay, handle, user: userEvent.setup() }
}

const amountField = () => screen.findByLabelText(/^Amount( in .*)?$/)
const requests = (sandbox: ReturnType<typeof createSandbox>) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'requestDrawdown')

test('T10: a press before the button is ready asks for nothing, and any number of presses after it asks once', async () => {
  const onSuccess = vi.fn()
  const { sandbox, user } = show({ onSuccess })
  await user.type(await amountField(), '50000')
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
  const confirm = dialog.getByRole('button', { name: /^Request/ })
  confirm.click()
  expect(requests(sandbox)).toHaveLength(0)
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  confirm.click()
  confirm.click()
  await screen.findByRole('heading', { name: 'Drawdown requested' }, { timeout: 10_000 })
  expect(requests(sandbox).map(({ body }) => body)).toEqual([{ amount: 50000, tenor: 30 }])
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({
    operationId: expect.any(String),
    data: expect.objectContaining({ status: 'requested', drawdown_id: null }),
  })
})

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

test('a field that the host hides is not drawn, and its value travels', async () => {
  const { handle, user } = show({
    fields: { tenor: { hidden: true } },
    defaultValues: { tenor: '90' },
  })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.type(await amountField(), '50000')
  handle.current?.submit()
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
  expect(dialog.getByText('90 days')).toBeTruthy()
})

test('what the limit is may never be known: the form works without it where the host names the currency', async () => {
  const { relay, user } = show({ currency: 'GHS' })
  relay.breakLine('before', { times: 40, reads: true })
  await user.type(await amountField(), '50000')
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
  expect(dialog.getByText(/could not read your limit again/)).toBeTruthy()
})
