import { expect, test } from 'vitest'
import { transfer } from '../../test/openTestSandbox.ts'
import { manualClock } from '../clock/manualClock.ts'
import { createSandbox } from '../createSandbox.ts'
import type { Sandbox, SandboxOptions } from '../Sandbox.ts'
import type { SandboxFault } from './SandboxFault.ts'

const authorization = 'Bearer sk_sandbox_demo'

function open(fault: SandboxFault, options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({ clock: manualClock(), ...options })
  sandbox.faults.add({ endpoint: 'withdraw', times: 1, fault })
  return sandbox
}

function withdraw(sandbox: Sandbox, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch('/v1/baas/customer-partner/cp_adaeze/withdraw', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(transfer),
    ...init,
  })
}

test('a hanging call is recorded, and ends only when its caller gives up', async () => {
  const sandbox = open({ kind: 'hang' })
  const caller = new AbortController()
  const outcome = expect(withdraw(sandbox, { signal: caller.signal })).rejects.toThrow('enough')
  await expect.poll(() => sandbox.calls).toMatchObject([{ executed: false, body: transfer }])
  await sandbox.advance(86_400_000)
  caller.abort(new Error('enough'))
  await outcome
})

test('closing the sandbox frees a hanging call', async () => {
  const sandbox = open({ kind: 'hang' })
  const outcome = expect(withdraw(sandbox)).rejects.toThrow('closed')
  await expect.poll(() => sandbox.calls[0]?.body).toEqual(transfer)
  sandbox.close()
  await outcome
})

test('a call that was given up before it began never arrives', async () => {
  const sandbox = open({ kind: 'hang' })
  await expect(withdraw(sandbox, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(sandbox.calls).toEqual([])
})

test('latency delays the answer, not the work', async () => {
  const sandbox = open({ kind: 'latency', ms: 5_000 })
  const at = withdraw(sandbox).then(() => sandbox.clock.now())
  await expect.poll(() => sandbox.calls[0]?.executed).toBe(true)
  const before = sandbox.clock.now()
  await sandbox.advance(5_000)
  expect((await at) - before).toBe(5_000)
})

test.each([
  ['500', 500, 'application/json; charset=utf-8'],
  ['401', 401, 'application/json; charset=utf-8'],
  ['429', 429, 'application/json; charset=utf-8'],
  ['502-html', 502, 'text/html'],
  ['409', 409, 'application/json; charset=utf-8'],
  ['413', 413, 'text/html'],
] as const)('T7: %s answers %i as %s and does nothing', async (kind, status, type) => {
  const sandbox = open({ kind })
  const response = await withdraw(sandbox)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  expect(sandbox.calls[0]?.executed).toBe(false)
})

test('T8: a 429 says when to come back', async () => {
  const response = await withdraw(open({ kind: '429', retryAfter: 7 }))
  expect(response.headers.get('retry-after')).toBe('7')
})

test('a redirect is refused, returned or followed, as the caller asks, and nothing is done', async () => {
  await expect(withdraw(open({ kind: 'redirect' }), { redirect: 'error' })).rejects.toThrow(TypeError)
  const returned = await withdraw(open({ kind: 'redirect' }), { redirect: 'manual' })
  expect([returned.status, returned.headers.get('location')]).toEqual([
    307,
    'https://elsewhere.invalid/v1/moved',
  ])
  const sandbox = open({ kind: 'redirect' })
  expect((await withdraw(sandbox)).headers.get('content-type')).toBe('text/html')
  expect(sandbox.calls[0]?.executed).toBe(false)
})

test('an empty 200 has no body', async () => {
  const sandbox = open({ kind: 'empty-200' })
  const response = await withdraw(sandbox)
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(sandbox.calls[0]?.executed).toBe(true)
})

test('a slow body arrives whole, in pieces', async () => {
  const sandbox = open({ kind: 'slow-body', ms: 10_000 })
  const text = (await withdraw(sandbox)).text()
  let body: string | null = null
  void text.then((whole) => {
    body = whole
  })
  await sandbox.advance(1_000)
  expect(body).toBeNull()
  // The reader asks for the next piece once it has one, and before the turn is over.
  for (let pieces = 1; pieces < 10; pieces += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await sandbox.advance(1_000)
  }
  expect(await text).toContain('"status":"success"')
})

test('a fault hits its endpoint only, as often as it was told', async () => {
  const sandbox = createSandbox({ clock: manualClock() })
  sandbox.faults.add({ endpoint: 'withdraw', times: 2, fault: '500' })
  const banks = () => sandbox.fetch('/v1/banks/ghana', { headers: { authorization } })
  expect((await banks()).status).toBe(200)
  expect((await withdraw(sandbox)).status).toBe(500)
  expect(sandbox.faults.list()).toEqual([{ endpoint: 'withdraw', times: 1, fault: { kind: '500' } }])
  expect((await withdraw(sandbox)).status).toBe(500)
  expect((await withdraw(sandbox)).status).toBe(200)
  sandbox.faults.add({ endpoint: '*', fault: '500' })
  expect((await banks()).status).toBe(500)
  sandbox.faults.add({ endpoint: '*', fault: '500' })
  sandbox.faults.clear()
  expect((await banks()).status).toBe(200)
})

test.each([
  [100.11, 200, true],
  [100.12, 409, false],
] as const)('a withdrawal of %s is answered %s', async (amount, status, executed) => {
  const sandbox = createSandbox({ clock: manualClock() })
  const answer = withdraw(sandbox, { body: JSON.stringify({ ...transfer, amount }) })
  await expect.poll(() => sandbox.calls[0]?.executed).toBe(executed)
  await sandbox.advance(20_000)
  expect((await answer).status).toBe(status)
  expect(sandbox.calls).toMatchObject([{ executed }])
})
