import { createLendingClient } from '@onlend/core'
import { expect, test, vi } from 'vitest'
import { QueryClient } from '../../../hooks/node_modules/@tanstack/react-query'
import { createUploadSet } from '../../../hooks/src/uploads/createUploadSet.ts'
import { stagingRelay } from '../test-support/stagingRelay.ts'

test('x', async () => {
  const { send, list } = await stagingRelay()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  const log: any[] = []
  const client = createLendingClient({
    baseUrl: '/lending', retries: { delay: 1 },
    fetch: async (url, init: any) => {
      const h = Object.fromEntries(new Headers(init.headers)); 
      const a = await send(init.method, String(url).replace('/lending', ''), { as: 'uA', headers: h, ...(init.body ? { body: init.body } : {}) })
      log.push([init.method, a.status, init.body?.byteLength, a.headers.get('Onlend-Error')])
      return new Response(a.status === 204 ? null : a.text, { status: a.status, headers: a.headers })
    },
  })
  const queryClient = new QueryClient(); queryClient.mount()
  const lending: any = { client, queryClient, mutationClient: queryClient, environment: null, tenantId: null, userId: 'uA', customerPartnerId: 'cp_a', storage: null, draftStorage: null, locks: null, emit: () => {}, listen: () => () => {}, now: () => Date.now() }
  const set = createUploadSet({ lending, scope: 's', customerPartnerId: 'cp_a', kind: 'submitCreditAssessment', set: 'current' })
  set.attach(lending)
  const rules = { maxFilesOf: () => Infinity, maxFileBytes: Infinity, compress: 'auto' } as const
  set.add('bank_statements', [
    new File(['date,amount\n2026-01-02,100.00\n'], 'statement.csv'),
    new File(['%PDF-1.4\n'.padEnd(700_000, '.')], '  ../x/rel evé\u202e.pdf'),
    new File(['date,amount\n<html>'], 'bad.csv'),
  ], rules)
  await vi.waitFor(() => expect(set.store.getState().isBusy).toBe(false), { timeout: 8000 })
  await new Promise((r) => setTimeout(r, 500))
  console.log(JSON.stringify(set.store.getState().items), JSON.stringify(set.store.getState().limits), log)
  const [first] = set.store.getState().items
  console.log((await set.open(first!.key))?.size)
  set.remove(first!.key)
  await vi.waitFor(async () => expect((await list()).text).not.toContain('statement.csv'))
})
