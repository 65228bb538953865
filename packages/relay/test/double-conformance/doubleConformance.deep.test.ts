import { readFileSync } from 'node:fs'
import { type Endpoint, type EndpointName, endpoints } from '@onlend/core/internal'
import { type RelayEndpointName, relayEndpoints } from '@onlend/core/relay'
import { describe, expect, test } from 'vitest'
import { batchParts } from './batchParts.ts'
import { decisionParts } from './decisionParts.ts'
import { inboxParts } from './inboxParts.ts'
import { ledgerParts } from './ledgerParts.ts'
import { playBoth } from './playBoth.ts'
import { sessionParts } from './sessionParts.ts'
import { uploadParts } from './uploadParts.ts'
import { withdrawParts } from './withdrawParts.ts'
import { writeOnce } from './writeOnce.ts'
import { writeParts } from './writeParts.ts'
import type { Part } from './World.ts'
import { stageFile } from './stageFile.ts'

const adaeze = '/v1/customer-partner/cp_adaeze'
const limit = `${adaeze}/credit-limit/current`

function readThrice(path: string): Part {
  return {
    fact: 'it is read without a query and by a person who is signed in',
    async play({ send }) {
      await send('GET', path)
      await send('GET', `${path}?page=2`)
      await send('GET', path, { as: null })
    },
    answers: ['200', '400 malformed_request', '401 unauthenticated'],
  }
}

/** What is read of the service. */
const readParts = {
  getCreditLimit: [
    readThrice(limit),
    {
      fact: 'it is refused for another partner, by another site, in a wrong method and at a wrong path',
      async play({ send }) {
        await send('GET', '/v1/customer-partner/cp_other/credit-limit/current')
        await send('GET', limit, { as: 'kwame' })
        await send('GET', limit, { headers: { 'X-Relay': null, 'Sec-Fetch-Site': 'cross-site' } })
        await send('POST', limit, { body: {} })
        await send('GET', '/v1/customer-partner/cp%2fadaeze/credit-limit/current')
        await send('GET', '/v1/nothing')
        await send('GET', '/v1/nothing', { as: null })
      },
      answers: [
        '403 forbidden',
        '403 forbidden',
        '403 cross_site',
        '405 method_not_allowed',
        '400 malformed_request',
        '404 not_found',
        '401 unauthenticated',
      ],
    },
    {
      fact: 'what the service answers wrongly is told apart',
      async play({ send, sandbox }) {
        const faults = ['401', '429', '500', '502-html', 'wrong-content-type', 'reset'] as const
        for (const fault of faults) {
          sandbox.faults.add({ endpoint: 'getCreditLimit', fault })
          await send('GET', limit)
        }
      },
      answers: [
        '502 credentials_refused',
        '429',
        '500',
        '502 upstream_invalid',
        // What a body is called says nothing of what it is.
        '200',
        '502 upstream_unreachable',
      ],
    },
  ],
  getActiveDrawdown: [
    readThrice('/v1/draw-downs/customer-partner/cp_adaeze/active'),
    {
      fact: 'a partner without one is answered as the service does',
      play: async ({ send }) =>
        void (await send('GET', '/v1/draw-downs/customer-partner/cp_nodrawdown_404/active')),
      answers: ['404'],
    },
  ],
  listCustomers: [readThrice('/v1/customer_partners/cp_adaeze/customers')],
  listFinancings: [readThrice(`${adaeze}/transactions/financings`)],
  listBanks: [readThrice('/v1/banks/nigeria')],
  getCustomerPartner: [
    {
      fact: 'it is read by people of the channel partner, without identity numbers and keys',
      async play({ send }) {
        await send('GET', '/v1/channel-partner/customer-partner/cp_adaeze/details')
        await send('GET', '/v1/channel-partner/customer-partner/cp_kwame/details', { as: 'kwame' })
        await send('GET', '/v1/channel-partner/customer-partner/cp_adaeze/details', { as: 'reader' })
      },
      answers: ['200', '200', '403 forbidden'],
    },
  ],
  listCustomerPartners: [
    {
      fact: 'it is read by people of this channel partner, without identity numbers and keys',
      async play({ send }) {
        await send('GET', '/v1/channel-partner/chp_harbour/customers')
        await send('GET', '/v1/channel-partner/chp_other/customers')
        await send('GET', '/v1/channel-partner/chp_harbour/customers', { as: 'kwame' })
      },
      answers: ['200', '403 forbidden', '403 forbidden'],
    },
  ],
} satisfies Record<string, Part[]>

const assessmentSlots = [
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

/** A credit assessment, of files that wait at the relay. */
const assessmentParts = {
  submitCreditAssessment: [
    {
      fact: 'staged files are sent in one form, once, and taken along once it is accepted',
      async play(world) {
        const submit = (parts: object[], key = 'key-000001') =>
          world.send('PATCH', '/v1/channel-partner/customer-partner/cp_adaeze/complete-credit-assessment', {
            body: { parts },
            headers: { 'Idempotency-Key': key, 'Content-Type': 'application/vnd.onlend.staged+json' },
          })
        const parts: object[] = [{ name: 'financial_information', value: JSON.stringify({ 2025: figures }) }]
        await submit([...parts, { name: 'memorandum', upload: '0'.repeat(48), sha256: '0'.repeat(64) }])
        for (const slot of assessmentSlots) {
          const { upload, sha256 } = await stageFile(world, { slot })
          parts.push({ name: slot, upload, sha256 })
        }
        await submit([...parts.slice(0, -1), { ...parts.at(-1), sha256: '1'.repeat(64) }])
        await submit(parts)
        await submit(parts)
        await submit(parts, 'key-000002')
        await world.send(
          'GET',
          '/uploads?customer_partner_id=cp_adaeze&kind=submitCreditAssessment&set=current',
        )
        await world.send('GET', '/operations/key-000001')
      },
      answers: [
        '422 upload_not_staged',
        ...assessmentSlots.flatMap(() => ['201', '204']),
        '422 upload_changed',
        '200',
        '200',
        '422 upload_not_staged',
        '200',
        '200',
      ],
    },
  ],
} satisfies Record<string, Part[]>

const sampleIds: Readonly<Record<string, string>> = {
  customerPartnerId: 'cp_adaeze',
  channelPartnerId: 'chp_harbour',
}

/** A part for an endpoint of the service that has none of its own: a read is read thrice, a write sends its sample. */
function plainPart({ name, method, path, owner, ownerField }: Endpoint): Part {
  const samplePath = path
    .replace(/\/\{\w+\?\}$/, '')
    .replace(/\{(\w+)\}/g, (_all, key: string) => sampleIds[key] ?? 'sample_1')
  if (method === 'GET') return readThrice(samplePath)
  const file = new URL(`../../../core/src/endpoints/${name}.wire.json`, import.meta.url)
  const { request } = JSON.parse(readFileSync(file, 'utf8'))
  const body = { ...request, ...(ownerField && { [ownerField]: sampleIds[owner ?? ''] }) }
  const other = Object.entries(body).map(([key, value]) => [
    key,
    key !== ownerField && typeof value === 'string' ? `${value}-2` : value,
  ])
  return writeOnce({
    method: method === 'PATCH' ? method : 'POST',
    ...{ path: samplePath, body, other: Object.fromEntries(other) },
  })
}

/** The compiler refuses a part of no endpoint; an endpoint of the relay without a part makes the first test red. */
const parts: Partial<Record<EndpointName | RelayEndpointName, Part[]>> = {
  ...Object.fromEntries(Object.values(endpoints).map((endpoint) => [endpoint.name, [plainPart(endpoint)]])),
  ...readParts,
  ...writeParts,
  ...withdrawParts,
  ...assessmentParts,
  ...sessionParts,
  ...ledgerParts,
  ...decisionParts,
  ...inboxParts,
  ...batchParts,
  ...uploadParts,
}

test('every endpoint of the service and of the relay is visited', () => {
  const names = Object.values({ ...endpoints, ...relayEndpoints }).map(({ name }) => name)
  const played = Object.entries(parts).filter(([, { length }]) => length > 0)
  expect(played.map(([name]) => name).sort()).toEqual(names.sort())
})

describe.each(Object.entries(parts))('%s', (name, played) => {
  test.each(played)('$fact', async (part) => {
    const { relay, double } = await playBoth(part)
    expect(relay.map(({ endpoint }) => endpoint)).toContain(name)
    expect(relay.slice(0, -1).map(({ answer }) => answer)).toEqual(part.answers)
    expect(double).toEqual(relay)
  })
})
