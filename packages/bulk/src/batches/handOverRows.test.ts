import { createLendingClient } from '@onlend/core'
import type { Batch } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { handOverRows, type SentRow } from './handOverRows.ts'

const rows: SentRow[] = Array.from({ length: 1_203 }, (_, at) => ({
  line: at + 2,
  payment: { transaction_reference: `TX-${at}`, amount: '10' },
  statementLines: [],
}))
const begun = (received: number): Batch => ({
  ...{
    id: 'bt_1',
    kind: 'reconcileRepayments',
    customerPartnerId: 'cp_1',
    fileName: 'may.csv',
    fileDigest: '',
  },
  ...{
    createdBy: null,
    createdAt: '2026-03-04T09:15:27.000Z',
    problem: null,
    retryAt: null,
    sector: 'Lender',
  },
  ...{ state: 'receiving', total: rows.length, received, troubled: [] },
  counts: { unsent: rows.length, refused: 0, awaited: 0, succeeded: 0, failed: 0, unknown: 0 },
})

/** A relay that has so many rows, and its answers to the requests one after another: a page that arrives, a lost answer, or a refusal. */
function openRelay(answers: readonly ('taken' | 'lost before' | 'lost after' | number)[]) {
  const pages: number[] = []
  const waits: number[] = []
  let received = 0
  const client = createLendingClient({
    baseUrl: 'http://relay.test/lending',
    wait: async (milliseconds) => void waits.push(milliseconds),
    retries: { attempts: 0 },
    fetch: async (_input, init) => {
      const headers = { 'Onlend-Relay': '1', 'Content-Type': 'application/json' }
      const answer = () => new Response(JSON.stringify({ data: begun(received) }), { headers })
      if (init?.method !== 'POST') return answer()
      const { from } = await readPacked(init.body)
      const way = answers[pages.length] ?? 'taken'
      pages.push(from)
      if (typeof way === 'number') return new Response('{}', { status: way, headers })
      if (way !== 'lost before') received = Math.min(rows.length, from + 500)
      if (way !== 'taken') throw new TypeError('fetch failed')
      return answer()
    },
  })
  return { pages, waits, handOver: () => handOverRows({ client }, begun(0), rows, () => undefined) }
}

async function readPacked(body: BodyInit | null | undefined): Promise<{ from: number }> {
  const unpacked = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked ?? null).json()
}

test('a page that a broken link lost is handed over again, and one that arrived without an answer is not', async () => {
  const relay = openRelay(['taken', 'lost before', 'lost before', 'lost after'])
  await relay.handOver()
  expect(relay.pages).toEqual([0, 500, 500, 500, 1_000])
  // The pause doubles with each failure.
  expect(relay.waits).toEqual([1_000, 2_000, 4_000])
})

test('rows that the relay refuses for good end the handover', async () => {
  const relay = openRelay(['taken', 403])
  await expect(relay.handOver()).rejects.toMatchObject({ category: 'permission' })
  expect(relay.pages).toEqual([0, 500])
})
