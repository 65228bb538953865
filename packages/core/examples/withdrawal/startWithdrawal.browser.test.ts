import { createLending } from '@onlend/core/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// By path and not by name: both packages stand on this one.
import { createSandbox, manualClock } from '../../../sandbox/src/index.ts'
import { createRelayDouble } from '../../../testing/src/relay-double/index.ts'
import page from './index.html?raw'
import { startWithdrawal } from './startWithdrawal.ts'

const left: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const leave of left.splice(0)) leave()
  document.body.replaceChildren()
})

/** A relay in front of a sandbox whose clock stands still, and pages of one browser that reach it. */
function createWorld() {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const asked: AbortSignal[] = []
  const watched: typeof fetch = (input, init) => {
    const isStream = new Headers(init?.headers).get('Accept') === 'text/event-stream'
    if (isStream && init?.signal) asked.push(init.signal)
    return relay.fetch(input, init)
  }
  /** Loads the page, with the storage and the locks of the browser. */
  const load = () => {
    const main = new DOMParser().parseFromString(page, 'text/html').querySelector('main')
    if (!main) throw new Error('The page of the example has no main part.')
    document.body.replaceChildren(main)
    const lending = createLending({
      client: relay.createClient({ fetch: watched }),
      ...{ customerPartnerId: 'cp_adaeze', userId: 'user_ada', now: sandbox.clock.now },
    })
    const leave = startWithdrawal(main, lending)
    left.push(leave)
    return { main, leave, output: main.querySelector('output'), button: main.querySelector('button') }
  }
  const withdrawals = () => sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')
  const streams = () => asked.filter(({ aborted }) => !aborted)
  return { sandbox, relay, load, withdrawals, streams }
}

/** Fills the form in as a person would, and sends it. */
function withdraw(main: HTMLElement, changes: Record<string, string> = {}, presses = 1) {
  const body = { name: 'Ada Obi', bank_code: '058', account_number: '0123456789', amount: '1500.50' }
  const values = { ...body, ...changes }
  for (const [name, value] of Object.entries(values)) {
    const field = main.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) field.value = value
  }
  for (let press = 0; press < presses; press += 1) main.querySelector('form')?.requestSubmit()
}

test('a withdrawal is sent once, however often the form is submitted, and followed to its end', async () => {
  const { sandbox, load, withdrawals } = createWorld()
  const { main, output, button } = load()
  withdraw(main, {}, 3)
  await vi.waitFor(() => expect(output?.dataset['state']).toBe('accepted'))
  expect(withdrawals()).toHaveLength(1)
  expect(button?.disabled).toBe(true)
  await sandbox.advance(3_000)
  await vi.waitFor(() => expect(output?.textContent).toBe('Paid.'), 10_000)
  expect(button?.disabled).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('after a reload in the middle the page comes back to the withdrawal, and sends nothing', async () => {
  const { sandbox, relay, load, withdrawals } = createWorld()
  const before = load()
  relay.breakLine('after')
  withdraw(before.main)
  await vi.waitFor(() => expect(before.output?.textContent).toContain('Do not send it again'))
  before.leave()

  const { output, button } = load()
  expect(button?.disabled).toBe(true)
  await vi.waitFor(() => expect(output?.dataset['state']).toBe('accepted'), 10_000)
  await sandbox.advance(3_000)
  await vi.waitFor(() => expect(output?.dataset['state']).toBe('succeeded'), 10_000)
  expect(withdrawals()).toHaveLength(1)
})

test('a refusal says that nothing was sent, and leaves the form to be corrected', async () => {
  const { load, withdrawals } = createWorld()
  const { main, output, button } = load()
  withdraw(main, { account_number: '0000000000' })
  await vi.waitFor(() => expect(output?.textContent).toContain('Nothing was sent'))
  expect(button?.disabled).toBe(false)
  withdraw(main)
  await vi.waitFor(() => expect(output?.dataset['state']).toBe('accepted'))
  expect(withdrawals()).toHaveLength(2)
})

test('each tab of a browser has its own event stream, and closes it when it leaves', async () => {
  const { load, streams, sandbox } = createWorld()
  const first = load()
  const second = load()
  withdraw(second.main)
  await vi.waitFor(() => expect(second.output?.dataset['state']).toBe('accepted'))
  await vi.waitFor(() => expect(streams()).toHaveLength(2))
  first.leave()
  await vi.waitFor(() => expect(streams()).toHaveLength(1))
  await sandbox.advance(3_000)
  await vi.waitFor(() => expect(second.output?.dataset['state']).toBe('succeeded'), 10_000)
})
