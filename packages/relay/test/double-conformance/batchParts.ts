import type { Part, World } from './World.ts'

const id = 'batch-00000001'
const facts = {
  ...{ customer_partner_id: 'cp_adaeze', kind: 'reconcileRepayments', total: 2, sector: null },
  ...{ fileName: 'may.csv', fileDigest: '' },
}
const row = (at: number) => ({
  line: at + 2,
  payment: { transaction_reference: `loan_${at}`, amount: 10 + at },
  statementLines: [],
})
const begin = ({ send }: World, changes: Record<string, unknown> = {}, key: string | null = id) =>
  send('POST', '/batches', { body: { ...facts, ...changes }, headers: { 'Idempotency-Key': key } })
const append = ({ send }: World, from: number, rows = [row(from)]) =>
  send('POST', `/batches/${id}/rows`, { body: { from, rows } })

/** The relay's routes about many rows, up to the moment when it begins to send. */
export const batchParts = {
  createBatch: [
    {
      fact: 'a batch is begun once under its key, for a partner of one’s own',
      async play(world) {
        await begin(world)
        await begin(world)
        await begin(world, {}, null)
        await begin(world, { customer_partner_id: 'cp_other' })
        await begin(world, { kind: 'withdraw' })
        await begin(world, { total: 0 })
      },
      answers: [
        ...['200', '200', '400 idempotency_key_required', '403 forbidden', '400 malformed_request'],
        '400 malformed_request',
      ],
    },
  ],
  appendBatchRows: [
    {
      fact: 'rows come in order, and rows that are there change nothing',
      async play(world) {
        await begin(world)
        await append(world, 1)
        await append(world, 0)
        await append(world, 0)
        await world.send('POST', '/batches/batch-none-01/rows', { body: { from: 0, rows: [row(0)] } })
      },
      answers: ['200', '409 batch_changed', '200', '200', '404 not_found'],
    },
  ],
  listBatches: [
    {
      fact: 'the batches of a partner are listed, of one kind or of all',
      async play(world) {
        await begin(world)
        await world.send('GET', '/batches?customer_partner_id=cp_adaeze')
        await world.send('GET', '/batches?customer_partner_id=cp_adaeze&kind=registerTransactions')
        await world.send('GET', '/batches?customer_partner_id=cp_other')
      },
      answers: ['200', '200', '200', '403 forbidden'],
    },
  ],
  getBatch: [
    {
      fact: 'a batch is read by its id',
      async play(world) {
        await begin(world)
        await append(world, 0)
        await world.send('GET', `/batches/${id}`)
        await world.send('GET', '/batches/batch-none-01')
      },
      answers: ['200', '200', '200', '404 not_found'],
    },
  ],
  listBatchRows: [
    {
      fact: 'rows are listed after a place, of all states or of one',
      async play(world) {
        await begin(world)
        await append(world, 0)
        await world.send('GET', `/batches/${id}/rows`)
        await world.send('GET', `/batches/${id}/rows?after=0`)
        await world.send('GET', `/batches/${id}/rows?state=unsent`)
        await world.send('GET', `/batches/${id}/rows?state=nothing`)
      },
      answers: ['200', '200', '200', '200', '200', '400 malformed_request'],
    },
  ],
  pauseBatch: [
    {
      fact: 'what is not there cannot be paused',
      async play(world) {
        await world.send('POST', '/batches/batch-none-01/pause')
      },
      answers: ['404 not_found'],
    },
  ],
  resumeBatch: [
    {
      fact: 'a decision about a piece that is not held changes nothing',
      async play(world) {
        await begin(world)
        const decision = { operationId: `${id}.0-1`, type: 'skip' }
        await world.send('POST', `/batches/${id}/resume`, { body: { decision } })
      },
      answers: ['200', '409 batch_changed'],
    },
  ],
  cancelBatch: [
    {
      fact: 'a batch that was put away is listed no more',
      async play(world) {
        await begin(world)
        await world.send('POST', `/batches/${id}/cancel`)
        await world.send('GET', '/batches?customer_partner_id=cp_adaeze')
      },
      answers: ['200', '200', '200'],
    },
  ],
  findCreditedLines: [
    {
      fact: 'lines whose money was reported are found',
      async play({ send }) {
        const line = 'a'.repeat(22)
        await send('POST', '/v1/financing/bulk-payment', {
          body: { customer_partner_id: 'cp_adaeze', payments: [row(0).payment] },
          headers: { 'Idempotency-Key': 'key-000001', 'X-Relay-Statement-Lines': line },
        })
        const digests = ['b'.repeat(22), line]
        for (const partner of ['cp_adaeze', 'cp_other'])
          await send('POST', '/credited-lines', { body: { customer_partner_id: partner, digests } })
      },
      answers: ['200', '200', '403 forbidden'],
    },
  ],
} satisfies Record<string, readonly Part[]>
