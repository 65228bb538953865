import { createFile, sendPiece, stageFile } from './stageFile.ts'
import { transactions } from './moneyLives.ts'
import type { Life, World } from './World.ts'

const adaeze = 'customer_partner_id=cp_adaeze'
const limit = '/v1/customer-partner/cp_adaeze/credit-limit/current'
const set = `/uploads?${adaeze}&kind=submitCreditAssessment&set=current`
const draft = `/drafts/submitCreditAssessment/current?${adaeze}`
const tus = { 'Tus-Resumable': '1.0.0' }
const reads = [
  ...[limit, '/v1/draw-downs/customer-partner/cp_adaeze/active', '/v1/banks/nigeria'],
  ...['/v1/customer_partners/cp_adaeze/customers', '/v1/customer-partner/cp_adaeze/transactions/financings'],
  ...['/v1/channel-partner/customer-partner/cp_adaeze/details', '/v1/channel-partner/chp_harbour/customers'],
  ...['/v1/draw-downs/customer-partner/cp_nodrawdown_404/active', '/session', '/v1/nothing'],
  ...['/v1/customer-partner/cp_other/credit-limit/current', '/v1/channel-partner/chp_other/customers'],
  `/guidance?${adaeze}`,
]
const line = (letter: string) => letter.repeat(22)
const tenant = { id: 'a', version: '1', name: 'Harbour', locale: 'en', features: { withdraw: false } }
const slots = [
  ...['holdco_incorporation_documents_1', 'holdco_incorporation_documents_2', 'opco_incorporation_documents'],
  ...['memorandum', 'bank_statements', 'management_profile', 'audited_financial_reports'],
  ...['shareholders_details', 'directors_details', 'business_summary', 'loan_book', 'side_letter'],
  ...['board_resolution', 'means_of_identification', 'signature_mandate', 'utility_bill'],
  ...['passport_photograph', 'bank_forms', 'management_financial_report_2025'],
]
const figures = Object.fromEntries(
  [
    ...['income', 'cost_of_sales', 'operating_expense', 'depreciation', 'tax', 'total_assets', 'equity'],
    ...['cash_reserve', 'total_debt', 'capex', 'principal_repayment', 'period'],
  ].map((name) => [name, '12']),
)

const register = ({ send, sandbox }: World, references: readonly string[]) =>
  send('POST', '/v1/transactions/register', {
    body: transactions(references),
    headers: { 'Idempotency-Key': 'key-000000' },
  }).then(() => sandbox.advance(3_000))

/** Sends a settlement event about a withdrawal that the relay does not know, with or without an owner. Returns its id. */
async function findEvent(world: World, mode?: 'nameless'): Promise<string> {
  if (mode) world.sandbox.webhooks.misbehave({ mode, times: 1 })
  if (mode) await world.withdraw('key-000001')
  else
    await world.sandbox.fetch('/v1/baas/customer-partner/cp_adaeze/withdraw', {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_canary_KEY_0001', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ account_type: 'bank', name: 'Ada Obi', amount: 1500.01 },
        ...{ account_number: '0123456789', bank_code: '058' },
      }),
    })
  await world.sandbox.advance(3_000)
  const { data } = await world.send('GET', '/inbox')
  // The cast states what the list holds.
  return (data as { id: string }[])[0]?.id ?? ''
}

/** The reads of people, and the lives of sets, batches, events and files. */
export const workLives: readonly Life[] = [
  {
    life: 'reads answer each person with what they may see, and tell the faults of the service apart',
    options: { tenant },
    async play({ send, sandbox }) {
      for (const as of ['harbour', 'reader', 'kwame', null] as const)
        for (const path of [...reads, '/tenant', '/health']) await send('GET', path, { as })
      for (const fault of ['401', '429', '500', '502-html', 'wrong-content-type', 'reset'] as const) {
        sandbox.faults.add({ endpoint: 'getCreditLimit', fault })
        await send('GET', limit)
      }
    },
  },
  {
    life: 'a host has no brand, or one that cannot be',
    options: { tenant: { id: 'a' } },
    play: async ({ send }) => void (await send('GET', '/tenant')),
  },
  {
    life: 'each row of a set settles by itself, and a row that was sent before holds a set back',
    async play(world) {
      const { send } = world
      await register(world, ['INV-1', 'BAD-2', 'INV-3'])
      await send('GET', '/operations/key-000000/rows')
      await send('GET', '/operations/key-000000/rows?after=1')
      await send('GET', '/operations/key-000000')
      await send('GET', '/operations/key-000000/rows', { as: 'kwame' })
      const body = transactions(['INV-3', 'INV-4'])
      await send('POST', '/v1/transactions/register', { body, headers: { 'Idempotency-Key': 'key-000002' } })
    },
  },
  {
    life: 'a statement line is credited once, and again only where its rows were not carried out',
    async play(world) {
      const { send, sandbox } = world
      const post = (key: string, lines: string, references: string[]) => {
        const payments = references.map((transaction_reference) => ({ transaction_reference, amount: 5 }))
        const headers = { 'Idempotency-Key': key, 'X-Relay-Statement-Lines': lines }
        return send('POST', '/v1/financing/bulk-payment', {
          body: { customer_partner_id: 'cp_adaeze', payments },
          headers,
        })
      }
      await register(world, ['INV-1'])
      await post('key-000001', `${line('a')}+${line('b')},${line('c')}`, ['INV-1', 'BAD-1'])
      await post('key-000002', `-,${line('c')},${line('b')}`, ['BAD-2', 'BAD-3', 'BAD-4'])
      await sandbox.advance(3_000)
      await send('GET', '/operations/key-000001/rows')
      const digests = [line('a'), line('c'), line('d')]
      for (const customer_partner_id of ['cp_adaeze', 'cp_other'])
        await send('POST', '/credited-lines', { body: { customer_partner_id, digests } })
      await post('key-000002', `${line('c')},${line('c')}`, ['BAD-2', 'BAD-3'])
      await post('key-000003', `${line('c')},${line('a')}`, ['BAD-4', 'BAD-5'])
    },
  },
  {
    life: 'a batch is begun once, takes its rows in order, and is put away',
    async play({ send }) {
      const id = 'batch-00000001'
      const facts = { customer_partner_id: 'cp_adaeze', kind: 'reconcileRepayments', total: 2, sector: null }
      const begin = (changes: object = {}) =>
        send('POST', '/batches', {
          body: { ...facts, fileName: 'may.csv', fileDigest: '', ...changes },
          headers: { 'Idempotency-Key': id },
        })
      const payment = { transaction_reference: 'loan_0', amount: 10 }
      const append = (from: number) =>
        send('POST', `/batches/${id}/rows`, {
          body: { from, rows: [{ line: 2, payment, statementLines: [] }] },
        })
      await begin()
      await begin()
      await begin({ customer_partner_id: 'cp_other' })
      for (const from of [0, 0]) await append(from)
      for (const path of ['', '/rows', '/rows?after=0', '/rows?state=unsent'])
        await send('GET', `/batches/${id}${path}`)
      for (const kind of ['', '&kind=registerTransactions']) await send('GET', `/batches?${adaeze}${kind}`)
      await send('POST', `/batches/${id}/resume`, {
        body: { decision: { operationId: `${id}.0-1`, type: 'skip' } },
      })
      await send('POST', `/batches/${id}/resume`, { body: {} })
      await send('POST', `/batches/${id}/pause`)
      await send('POST', `/batches/${id}/cancel`)
      await send('POST', '/batches/batch-none-01/pause')
      await send('GET', `/batches?${adaeze}`)
    },
  },
  {
    life: 'an event without an owner waits, and an operator ties it to its operation once',
    async play(world) {
      const id = await findEvent(world, 'nameless')
      const assign = (body: object) => world.send('POST', `/inbox/${id}/assignment`, { body: { ...body } })
      await assign({ operationId: 'key-000009', customerPartnerId: 'cp_adaeze' })
      await assign({ operationId: 'key-000001', customerPartnerId: 'cp_adaeze' })
      await assign({ operationId: 'key-000001', customerPartnerId: 'cp_adaeze' })
      await world.send('GET', '/inbox')
      await world.send('GET', '/audit?order=newest')
    },
  },
  {
    life: 'an event of another amount is a conflict unless it is forced, and can be dismissed',
    async play(world) {
      const id = await findEvent(world)
      await world.withdraw('key-000001')
      const assign = (body: object, as: 'harbour' | 'reader' = 'harbour') =>
        world.send('POST', `/inbox/${id}/assignment`, { as, body: { ...body } })
      await assign({ operationId: 'key-000001' })
      const { data } = await world.send('GET', `/inbox?${adaeze}`)
      // The cast states what the list holds.
      const open = (data as { id: string }[])[0]?.id ?? ''
      await world.send('POST', `/inbox/${open}/dismissal`, { body: { reason: 'Of a test' } })
      await world.send('POST', `/inbox/${open}/dismissal`, { body: { reason: 'Of a test' } })
      for (const why of ['dismissed', 'unread']) await world.send('GET', `/inbox?why=${why}`)
      await world.send('POST', `/inbox/${open}/assignment`, {
        body: { operationId: 'key-000001', customerPartnerId: 'cp_adaeze', force: true },
      })
      await world.send('GET', '/operations/key-000001')
      await world.send('GET', '/audit?order=newest')
    },
  },
  {
    life: 'a file comes in pieces, each at its place, is listed, read and removed',
    options: { uploads: { maxFileBytes: 1000, maxFiles: 2, maxBytes: 1500 } },
    async play(world) {
      const { send } = world
      const text = new TextEncoder().encode('date,amount\n2026-01-02,100.00\n')
      for (const size of [0, 1001]) await createFile(world, { size })
      await createFile(world, { size: 10, facts: { customer_partner_id: 'cp_other' } })
      const path = await createFile(world, { size: text.byteLength })
      await sendPiece(world, path, { offset: 0, bytes: text.slice(0, 5) })
      await sendPiece(world, path, { offset: 0, bytes: text.slice(0, 5) })
      await send('HEAD', path, { as: 'second', headers: tus })
      await send('GET', path)
      await sendPiece(world, path, { offset: 5, bytes: text.slice(5) })
      await sendPiece(world, path, { offset: 5, bytes: text.slice(5) })
      for (const as of ['second', 'kwame'] as const) {
        await send('GET', path, { as })
        await send('GET', set, { as })
      }
      await stageFile(world, { text: 'MZ no document', facts: { name: 'a.pdf' } })
      await world.sandbox.advance(1)
      await stageFile(world, { facts: { name: 'second.csv' } })
      await createFile(world, { size: 10, facts: { name: 'third.csv' } })
      await send('GET', set)
      await send('DELETE', path, { headers: tus })
      await send('DELETE', path, { headers: tus })
      await world.pass(15 * 86_400_000)
      await send('GET', set)
    },
  },
  {
    life: 'a draft is kept by revision, and an assessment takes its files and its draft along once it is accepted',
    async play(world) {
      const { send } = world
      const save = (revision: number | null, as: 'harbour' | 'second' = 'harbour') =>
        send('PUT', draft, { as, body: { revision, value: { period: '12' } } })
      await send('GET', draft)
      await save(null)
      await save(null, 'second')
      await save(1, 'second')
      const submit = (parts: object[], key = 'key-000001') =>
        send('PATCH', '/v1/channel-partner/customer-partner/cp_adaeze/complete-credit-assessment', {
          body: { parts },
          headers: { 'Idempotency-Key': key, 'Content-Type': 'application/vnd.onlend.staged+json' },
        })
      const parts: object[] = [{ name: 'financial_information', value: JSON.stringify({ 2025: figures }) }]
      await submit([...parts, { name: 'memorandum', upload: '0'.repeat(48), sha256: '0'.repeat(64) }])
      for (const slot of slots) {
        const { upload, sha256 } = await stageFile(world, { slot })
        parts.push({ name: slot, upload, sha256 })
      }
      await submit([...parts.slice(0, -1), { ...parts.at(-1), sha256: '1'.repeat(64) }])
      await submit(parts)
      await submit(parts)
      await submit(parts, 'key-000002')
      for (const path of [set, draft, '/operations/key-000001']) await send('GET', path)
    },
  },
]
