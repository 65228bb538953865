import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../stories/createMemoryStorage.ts'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A form whose header, a host's own, breaks from the moment it is told to. */
function show() {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const storage = createMemoryStorage()
  let isBroken = false
  const header = () => {
    if (isBroken) throw new Error('broken header')
    return null
  }
  const open = () =>
    render(
      <TestGround client={relay.createClient()} storage={storage}>
        <WithdrawForm country="nigeria" bankPresentation="sheet" draft={false} renderHeader={header} />
      </TestGround>,
    )
  const setBroken = (broken: boolean) => {
    isBroken = broken
  }
  open()
  return { sandbox, setBroken, open, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'My bank is not listed' }))
  for (const [label, text] of [
    [/^Amount/, '50000'],
    ['Account number', '2123456789'],
    ['Bank code', '058'],
    ['Name on the account', 'Chidi Okafor'],
  ] as const) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
  const confirm = dialog.getByRole('button', { name: /^Withdraw/ })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  return confirm
}

test('a form that crashes before anything was sent says that nothing was, and can be tried again', async () => {
  const { sandbox, setBroken, user } = show()
  const review = await screen.findByRole('button', { name: 'Check' })
  setBroken(true)
  await user.click(review)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nothing was sent.')
  expect(alert.textContent).not.toContain('may have been sent')
  setBroken(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(/^Amount/)).toBeTruthy()
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(0)
})

test('a form that crashes once sending was begun says that it may have been sent, also after a reload that crashes again', async () => {
  const { sandbox, setBroken, open, user } = show()
  const confirm = await fill(user)
  sandbox.faults.add({ endpoint: 'withdraw', fault: 'done-then-reset' })
  setBroken(true)
  await user.click(confirm)
  const says = async () => {
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('It may have been sent.')
    expect(screen.queryByRole('button')).toBeNull()
  }
  await says()
  await waitFor(() => expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1))
  cleanup()
  open()
  await says()
})
