import { type EndpointName, endpoints } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { toPath } from './toPath.ts'
import { sendWebhook } from './sendWebhook.ts'
import type { StagingRelay } from './stagingRelay.ts'

/** What people type and what is secret; none of it may be seen outside an answer to whom it belongs. */
export const personal = {
  bvn: '22345678901',
  nin: '98765432109',
  account: '0123456789',
  phone: '08031234567',
  name: 'Zainab-Canary',
  token: 'eyJhbGciOiJIUzI1NiJ9.canary.c2lnbmF0dXJl',
  reason: 'postgres://relay:canary-password@db.internal/ledger',
}

const body = {
  account_type: 'bank',
  name: personal.name,
  amount: 15,
  account_number: personal.account,
  bank_code: '058',
  first_name: personal.name,
  last_name: personal.name,
  contact_number: personal.phone,
  unique_id_type: 'bvn',
  unique_id: personal.bvn,
  customer_partner_id: 'cp_a',
  tenor: 30,
  transactions: [],
  payments: [{ transaction_reference: personal.nin, amount: 1 }],
}
const headers = {
  Authorization: `Bearer ${personal.token}`,
  'X-Canary': personal.reason,
  Referer: `https://app.test/?bvn=${personal.bvn}`,
  'User-Agent': personal.name,
  // What a page may say of its trace is not passed on, whatever it says.
  traceparent: `00-${personal.bvn}-${personal.nin}-01`,
  tracestate: `vendor=${personal.bvn}`,
  baggage: `customer=${personal.name},account=${personal.account}`,
}
// A bearer would be believed before the cookie.
const { Authorization: _bearer, ...withCookie } = headers
const asP = { as: 'uP', headers: withCookie } as const

/** Calls every endpoint and every route of the relay's own, rightly and wrongly, with personal data and secrets wherever there is room for them. */
export async function callEverywhere(relay: StagingRelay, round: string): Promise<void> {
  await callEndpoints(relay, round)
  await callOwnRoutes(relay, round)
  await callStaging(relay, round)
  await callWebhooks(relay, round)
  await relay.relay.sweep().catch(() => undefined)
  await relay.relay.replayWebhooks().catch(() => undefined)
  await relay.relay.tenantFor(new Request('https://app.test/', { headers })).catch(() => undefined)
  await relay.relay.revoke({ userId: personal.name }).catch(() => undefined)
}

async function callEndpoints({ send }: StagingRelay, round: string): Promise<void> {
  // The cast names what the registry's own keys are.
  const names = Object.keys(endpoints) as EndpointName[]
  for (const name of names) {
    const { method, path } = endpoints[name]
    const write = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const key = method === 'GET' ? {} : { 'Idempotency-Key': `key-${round}-${name}` }
    for (const address of [
      toPath(path),
      toPath(path, { customerPartnerId: personal.bvn, channelPartnerId: personal.nin }),
      `${toPath(path)}?bvn=${personal.bvn}`,
    ])
      await send(method, address, { as: 'uP', ...write, headers: { ...withCookie, ...key } })
    await send(method, toPath(path), { as: null, ...write, headers: { ...headers, ...key } })
  }
  const broken = {
    body: `{"unique_id":"${personal.bvn}",`,
    headers: { ...withCookie, 'Idempotency-Key': 'key-broken' },
  }
  await send('POST', toPath(endpoints.withdraw.path), { as: 'uP', ...broken })
  const form = [
    ['unique_id', personal.bvn],
    ['nope', personal.account],
  ].map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  for (const text of [`${form[0]}--b--\r\n`, `${form.join('')}--b--\r\n`, form.join('')])
    await send('POST', toPath(endpoints.registerCustomer.path), {
      as: 'uP',
      body: new Blob([text]),
      headers: {
        ...withCookie,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Idempotency-Key': `key-form-${text.length}`,
      },
    })
}

async function callOwnRoutes({ send }: StagingRelay, round: string): Promise<void> {
  for (const path of [
    '/session',
    '/tenant',
    '/tenant/brand',
    '/operations?customer_partner_id=cp_a',
    '/snapshots?customer_partner_id=cp_a',
    `/operations/${personal.bvn}`,
    `/brand-files/${personal.bvn}`,
    '/limits?customer_partner_id=cp_a',
    '/guidance?customer_partner_id=cp_a',
    `/operations/key-${round}-withdraw`,
    `/operations/key-${round}-withdraw/approval`,
    `/operations/key-${round}-registerTransactions/rows`,
    `/operations/key-${round}-registerTransactions/rows?after=${personal.account}`,
    '/attention',
    '/outcomes',
    `/outcomes?state=${personal.account}`,
    '/audit',
    `/audit?after=${personal.account}`,
    `/attention?after=${personal.account}`,
    '/events?customer_partner_id=cp_a',
    `/events?customer_partner_id=${personal.bvn}`,
    '/health',
    '/health/ready',
    '/health/live',
    `/${personal.account}/${personal.name}`,
    `/%zz${personal.bvn}`,
  ]) {
    await send('GET', path, asP)
    await send('GET', path, { as: null, headers })
  }
  await callBatches(send, round)
  const brand = { name: 'Harbour', locale: 'en' }
  for (const [address, fields] of [
    ['PUT /tenant/brand', { revision: null, brand }],
    // Not kept: a brand is no place for data of people.
    ['PUT /tenant/brand', { revision: personal.bvn, brand: body }],
    ['POST /tenant/brand/publication', { revision: 1 }],
    ['POST /tenant/brand/rollback', { revision: 2, edition: 1 }],
  ] as const) {
    const [method = '', path = ''] = address.split(' ')
    await send(method, path, { ...asP, body: JSON.stringify(fields) })
  }
  // The first is kept, the second is none.
  for (const file of ['<svg xmlns="http://www.w3.org/2000/svg"/>', `<svg>${personal.bvn}</svg>`])
    await send('POST', '/tenant/brand/files', { ...asP, body: new Blob([file]) })
  await send('POST', '/token', { ...asP, body: JSON.stringify(body) })
  const evidence = { text: `${personal.name} ${personal.account}`, reference: personal.bvn }
  const said = JSON.stringify({ outcome: 'failed', evidence, customerPartnerId: personal.nin })
  for (const id of [`key-${round}-withdraw`, personal.bvn])
    await send('POST', `/operations/${id}/resolution`, { ...asP, body: said })
  const reason = JSON.stringify({ reason: `${personal.name} ${personal.account}` })
  for (const place of ['1', personal.account])
    await send('POST', `/outcomes/${place}/again`, { ...asP, body: '{}' })
  await send('POST', '/outcomes/test', { ...asP, body: JSON.stringify({ customerPartnerId: personal.nin }) })
  for (const decision of ['approval', 'refusal'])
    await send('POST', `/operations/key-${round}-withdraw/${decision}`, { ...asP, body: reason })
}

async function callBatches(send: StagingRelay['send'], round: string): Promise<void> {
  const batch = `/batches/batch-${round}-01`
  const facts = { kind: 'reconcileRepayments', total: 2, sector: null, fileDigest: '' }
  const begun = {
    customer_partner_id: 'cp_a',
    fileName: `${personal.name} ${personal.account}.csv`,
    ...facts,
  }
  await send('POST', '/batches', {
    ...asP,
    body: JSON.stringify(begun),
    headers: { ...withCookie, 'Idempotency-Key': `batch-${round}-01` },
  })
  const row = (line: number) => ({
    line,
    payment: { transaction_reference: personal.nin, amount: 5 },
    statementLines: [],
  })
  for (const from of [0, 7, 1])
    await send('POST', `${batch}/rows`, { ...asP, body: JSON.stringify({ from, rows: [row(from + 2)] }) })
  for (const path of [batch, `${batch}/rows`, `${batch}/rows?after=${personal.account}`])
    await send('GET', path, asP)
  await send('GET', '/batches?customer_partner_id=cp_a', asP)
  for (const action of ['pause', 'resume', 'cancel'])
    for (const path of [batch, `/batches/${personal.bvn}`])
      await send('POST', `${path}/${action}`, { ...asP, body: '{}' })
  const lines = { customer_partner_id: 'cp_a', digests: ['CanaryDigestOfOneLine0'] }
  await send('POST', '/credited-lines', { ...asP, body: JSON.stringify(lines) })
}

async function callStaging({ send, create, patch, relay }: StagingRelay, round: string): Promise<void> {
  const facts = { name: `${personal.name} ${personal.bvn}.csv`, set: `set-${round}` }
  const wrongs = [
    { size: 9, facts: { ...facts, set: personal.reason } },
    { size: 9, facts: { ...facts, customer_partner_id: personal.bvn } },
    { size: 9e12, facts },
  ]
  for (const wrong of wrongs) await create({ as: 'uP', ...wrong })
  const text = `name,account\n${personal.name},${personal.account}\n`
  const { headers: created } = await create({ as: 'uP', size: text.length, facts })
  // Where the staging fails there is no file, and an unknown id is asked for instead.
  const path = created.get('Location')?.replace('/lending', '') ?? `/uploads/${'0'.repeat(32)}`
  await patch(path, 7, text, { as: 'uP' })
  await patch(path, 0, text, { as: 'uP' })
  for (const address of [path, `/uploads/${personal.bvn}`])
    await send('HEAD', address, { as: 'uP', headers: { ...withCookie, 'Tus-Resumable': '1.0.0' } })
  const list = `/uploads?customer_partner_id=cp_a&kind=submitCreditAssessment&set=set-${round}`
  for (const address of [list, `/uploads?customer_partner_id=${personal.bvn}`, `/uploads/${personal.bvn}`])
    await send('GET', address, asP)
  // What comes back is no JSON, so that it is read by hand.
  const bytes = new Request(`https://app.test/lending${path}`, {
    headers: { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', Cookie: 's=uP' },
  })
  await (await relay.fetch(bytes)).text().catch(() => undefined)
  const draft = `/drafts/submitCreditAssessment/set-${round}?customer_partner_id=cp_a`
  for (const value of [{ bvn: personal.bvn, name: personal.name }, personal.reason])
    await send('PUT', draft, { ...asP, body: JSON.stringify({ revision: null, value }) })
  await send('GET', draft, asP)
  await send('PATCH', toPath(endpoints.submitCreditAssessment.path), {
    as: 'uP',
    body: JSON.stringify({ unique_id: personal.bvn, files: { [personal.name]: personal.reason } }),
    headers: { ...withCookie, 'Content-Type': stagedMediaType, 'Idempotency-Key': `key-${round}-staged` },
  })
  await send('DELETE', path, { as: 'uP', headers: { ...withCookie, 'Tus-Resumable': '1.0.0' } })
}

async function callWebhooks(relay: StagingRelay, round: string): Promise<void> {
  const { send } = relay
  await sendWebhook(relay, { id: `evt_${round}`, data: { ...body, message: personal.name } })
  const forged = {
    'webhook-id': personal.bvn,
    'webhook-timestamp': '1',
    'webhook-signature': `v1,${personal.token}`,
  }
  await send('POST', '/webhooks/service', { as: null, body: JSON.stringify(body), headers: forged })
  await send('POST', `/webhooks/service/${personal.token}`, { as: null, body: 'not json' })
  for (const path of ['/inbox', `/inbox?customer_partner_id=${personal.bvn}`]) await send('GET', path, asP)
  await send('POST', `/inbox/${personal.nin}/assignment`, { ...asP, body: JSON.stringify(body) })
  await send('POST', `/inbox/${personal.nin}/dismissal`, { ...asP, body: JSON.stringify(body) })
  await send('POST', '/inbox/replay', { ...asP, body: JSON.stringify(body) })
}
