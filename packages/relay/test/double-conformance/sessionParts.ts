import { stageFile } from './stageFile.ts'
import type { Answer, Part } from './World.ts'

const events = '/events?customer_partner_id=cp_adaeze'
const limit = '/v1/customer-partner/cp_adaeze/credit-limit/current'

/** The id of the last change event of a list. */
function lastId({ data }: Answer): Record<string, string> {
  // The cast states what the list holds.
  return { 'Last-Event-ID': (data as { id: string }[]).at(-1)?.id ?? '' }
}

const tenant = { id: 'a', version: '1', name: 'Harbour', locale: 'en', features: { withdraw: false } }

/** Who is signed in, and what a page reads besides. */
export const sessionParts = {
  getSession: [
    {
      fact: 'it says who is signed in, for whom they act and what they may call',
      async play({ send }) {
        await send('GET', '/session')
        await send('GET', '/session', { as: 'kwame' })
        await send('GET', '/session', { as: 'reader' })
        await send('GET', '/session', { as: null })
        await send('GET', '/session?x=1')
        await send('POST', '/session', { body: {} })
      },
      answers: [
        ...['200', '200', '200', '401 unauthenticated', '400 malformed_request', '405 method_not_allowed'],
      ],
    },
  ],
  issueToken: [
    {
      fact: 'a host that hands out no tokens has none',
      play: async ({ send }) => void (await send('POST', '/token')),
      answers: ['404 not_found'],
    },
  ],
  getTenant: [
    {
      fact: 'a host without brands has none, with a session and without one',
      async play({ send }) {
        await send('GET', '/tenant')
        await send('GET', '/tenant', { as: null })
      },
      answers: ['404 not_found', '404 not_found'],
    },
    {
      fact: 'a visitor sees the brand without features, and it may be kept by the browser alone',
      options: { tenant },
      async play({ send }) {
        await send('GET', '/tenant')
        await send('GET', '/tenant', { as: null })
        await send('GET', '/tenant?x=1')
        await send('GET', '/tenant', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
      },
      answers: ['200', '200', '400 malformed_request', '403 cross_site'],
    },
    {
      fact: 'a brand that cannot be is not shown',
      options: { tenant: { id: 'a' } },
      play: async ({ send }) => void (await send('GET', '/tenant')),
      answers: ['500 internal'],
    },
  ],
  listCreditSnapshots: [
    {
      fact: 'each change that a read has seen is there once, for people who may read the limit',
      async play({ send, withdraw, sandbox }) {
        const snapshots = '/snapshots?customer_partner_id=cp_adaeze'
        await send('GET', snapshots)
        await send('GET', limit)
        await send('GET', limit)
        await sandbox.advance(1_000)
        await withdraw('key-000001')
        await sandbox.advance(3_000)
        await send('GET', limit)
        await send('GET', snapshots)
        await send('GET', snapshots, { as: 'reader' })
        await send('GET', snapshots, { as: 'kwame' })
        await send('GET', '/snapshots')
      },
      answers: [
        ...['200', '200', '200', '200', '200', '200', '200', '403 forbidden', '400 malformed_request'],
      ],
    },
  ],
  listChangeEvents: [
    {
      fact: 'a reader begins with a reset, and gets what follows the place that it names',
      async play(world) {
        const { send, withdraw, sandbox } = world
        const start = await send('GET', events)
        await withdraw('key-000001')
        await sandbox.advance(3_000)
        await stageFile(world)
        const path = '/drafts/submitCreditAssessment/current?customer_partner_id=cp_adaeze'
        await send('PUT', path, { body: { revision: null, value: {} } })
        const next = await send('GET', events, { headers: lastId(start) })
        await send('GET', events, { headers: lastId(next) })
        await send('GET', events, { headers: { 'Last-Event-ID': 'another' } })
        await send('GET', events)
        await send('GET', events, { as: 'reader', headers: lastId(start) })
        await send('GET', events, { as: 'kwame' })
        await send('GET', '/events')
      },
      answers: [
        ...['200', '200', '201', '204', '200', '200', '200', '200', '200', '200'],
        ...['403 forbidden', '400 malformed_request'],
      ],
    },
    {
      fact: 'a stream says the same',
      async play(world) {
        await world.withdraw('key-000001')
        await world.follow('cp_adaeze', 1)
      },
      answers: ['200', '200'],
    },
  ],
  getHealth: probe('/health'),
  getReadiness: probe('/health/ready'),
  getLiveness: probe('/health/live'),
} satisfies Record<string, Part[]>

function probe(path: string): Part[] {
  const play: Part['play'] = async ({ send }) => void (await send('GET', path, { as: null }))
  return [{ fact: 'a probe needs no session', play, answers: ['200'] }]
}
