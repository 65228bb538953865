// @vitest-environment node
import { createLendingClient } from '@onlend/core'
import { skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import {
  LendingHydration,
  LendingProvider,
  useActingFor,
  useActiveDrawdown,
  useBanks,
  useCreditLimit,
  useCustomerPartner,
  useCustomerPartners,
  useCustomers,
  useFinancings,
  useOperations,
  useSession,
  useTenant,
} from '../index.ts'
import { useCreditSnapshots } from '../reads/useCreditSnapshots.ts'
import type { PrefetchedEndpoints } from './prefetchableReads.ts'
import { type PrefetchedLending, prefetchLending } from './prefetchLending.ts'
import { toScriptText } from './toScriptText.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const provider = {
  relayUrl: '/lending',
  environment: 'sandbox',
  tenantId: 'tenant_1',
  userId: 'usr_1',
  customerPartnerId: 'cp_adaeze',
  channelPartnerId: 'chp_harbour',
}
const page = () => new Request('https://app.test/home', { headers: { Cookie: 'session=1' } })

/** A relay in this process, and what it was asked. */
function openRelay(answer: (request: Request) => Promise<Response> | null = () => null) {
  const { relay } = createFixture()
  const asked: Request[] = []
  const handle = (request: Request) => {
    asked.push(request)
    return answer(request) ?? relay.fetch(request)
  }
  return { relay: handle, asked }
}

const everything = {
  getActiveDrawdown: {},
  getCreditLimit: {},
  getCustomerPartner: {},
  getCustomerPartnerBrief: {},
  getSession: {},
  getTenant: {},
  listBanks: { country: 'nigeria' },
  listCreditSnapshots: {},
  listCustomerPartners: {},
  listCustomers: {},
  listFinancings: {},
  listOperations: {},
} as const satisfies Required<PrefetchedEndpoints>

function Everything() {
  const reads = [
    useActiveDrawdown(),
    useCreditLimit(),
    useCustomerPartner(),
    useSession(),
    useTenant(),
    useBanks({ country: 'nigeria' }),
    useCreditSnapshots(),
    useCustomerPartners(),
    useCustomers(),
    useFinancings(),
    useOperations(),
    useBanks(skipToken),
  ]
  return [...reads.map(({ status }) => status), useActingFor().state].join(' ')
}

function draw(prefetched: PrefetchedLending, given: object, children: ReactNode) {
  const fetched = vi.fn()
  const client = createLendingClient({ baseUrl: '/lending', fetch: fetched })
  const html = renderToString(
    <LendingProvider {...given} client={client}>
      <LendingHydration prefetched={prefetched}>{children}</LendingHydration>
    </LendingProvider>,
  )
  return { html, fetched }
}

const Limit = () => useCreditLimit().status
const SignedIn = () => useSession().status
const ReadAt = () => useCreditLimit().dataUpdatedAt

/** As it travels. */
const travel = (prefetched: PrefetchedLending): PrefetchedLending => JSON.parse(toScriptText(prefetched))

test('every hook finds what was prefetched under its own key, after the way through the page', async () => {
  const { relay } = openRelay()
  const prefetched = await prefetchLending({ relay, request: page(), provider, endpoints: everything })
  expect(prefetched.missing).toEqual([])
  const { relayUrl: _, ...given } = provider
  const { html, fetched } = draw(travel(prefetched), given, <Everything />)
  expect(html).toBe([...Array.from({ length: 11 }, () => 'success'), 'pending', 'ready'].join(' '))
  expect(fetched).not.toHaveBeenCalled()
})

test.each([{}, { userId: 'usr_1' }, provider])(
  'the provider that takes the props which came back finds what was read under %o',
  async (ids) => {
    const { relay } = openRelay()
    const endpoints = { getCreditLimit: { customerPartnerId: 'cp_adaeze' }, getSession: {} }
    const prefetched = travel(await prefetchLending({ relay, request: page(), provider: ids, endpoints }))
    const { relayUrl, ...given } = prefetched.provider
    expect(relayUrl).toBe('/lending')
    expect(draw(prefetched, given, <SignedIn />)).toMatchObject({ html: 'success' })
  },
)

test('what was prefetched for another person, tenant, environment or partner is left out, and said during development', async () => {
  const { relay } = openRelay()
  const endpoints = { getCreditLimit: {} }
  const prefetched = await prefetchLending({ relay, request: page(), provider, endpoints })
  const { relayUrl: _, ...given } = provider
  for (const name of Object.keys(given)) {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(draw(prefetched, { ...given, [name]: 'another' }, <Limit />).html).toBe('pending')
    expect(told.mock.calls).toEqual([
      [
        `Onlend: what LendingHydration was given is not used, because ${name} of LendingProvider and of prefetchLending differ. Give the provider what came back: <LendingProvider {...prefetched.provider}>.`,
      ],
    ])
    told.mockRestore()
  }
})

test('the relay is asked as the browser would ask it: as that person, and not as another site', async () => {
  const { relay, asked } = openRelay()
  const request = new Request('https://app.test/home?from=mail', {
    headers: {
      Cookie: 'session=1',
      Authorization: 'Bearer one',
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      'User-Agent': 'Phone',
      Traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://mail.test',
      Referer: 'https://mail.test/',
      'If-None-Match': '"1"',
      Range: 'bytes=0-1',
      'Accept-Encoding': 'br',
      'Content-Type': 'text/plain',
    },
  })
  await prefetchLending({ relay, request, provider, endpoints: { getSession: {} } })
  const [only] = asked
  expect(asked).toHaveLength(1)
  expect([only?.method, only?.url]).toEqual(['GET', 'https://app.test/lending/session'])
  expect(Object.fromEntries(only?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer one',
    cookie: 'session=1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    'user-agent': 'Phone',
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'x-relay': '1',
  })
})

test('two reads of one address ask the relay once', async () => {
  const { relay, asked } = openRelay()
  const endpoints = { getCustomerPartner: {}, getCustomerPartnerBrief: {} }
  const { state } = await prefetchLending({ relay, request: page(), provider, endpoints })
  expect(state.queries).toHaveLength(2)
  expect(asked).toHaveLength(1)
})

test('what is refused, fails or breaks the contract is left to the browser, is no error there, and harms no other read', async () => {
  const failing: [string, () => Promise<Response>][] = [
    ['active', async () => Response.json({ message: 'no' }, { status: 403 })],
    ['customers', async () => Response.json({ data: 'broken' }, { headers: { 'Onlend-Relay': '1' } })],
    ['operations', () => Promise.reject(new TypeError('gone'))],
    ['session', async () => new Response('<html>', { status: 502 })],
  ]
  const { relay, asked } = openRelay(
    ({ url }) => failing.find(([part]) => new URL(url).pathname.includes(part))?.[1]() ?? null,
  )
  const endpoints = {
    ...{ getActiveDrawdown: {}, getCreditLimit: {}, getSession: {} },
    ...{ listCustomers: {}, listOperations: {} },
  }
  const told: string[] = []
  const prefetched = await prefetchLending({
    ...{ relay, request: page(), provider, endpoints },
    onFailure: (name) => told.push(name),
  })
  const left = ['getActiveDrawdown', 'getSession', 'listCustomers', 'listOperations']
  expect(prefetched.missing).toEqual(left)
  expect(told.sort()).toEqual(left)
  expect(prefetched.state.queries.map(({ queryKey, state }) => [queryKey[2], state.status])).toEqual([
    ['getCreditLimit', 'success'],
  ])
  // None was tried again: the page waits.
  expect(asked).toHaveLength(5)
})

test('a slow read does not hold the page up: it is ended and left to the browser', async () => {
  const slow: AbortSignal[] = []
  const { relay } = openRelay((request) => {
    if (!request.url.includes('active')) return null
    slow.push(request.signal)
    // Deaf to its signal, as a relay may be.
    return new Promise(() => undefined)
  })
  const endpoints = { getActiveDrawdown: {}, getCreditLimit: {} }
  const told = vi.fn()
  const prefetched = await prefetchLending({
    ...{ relay, request: page(), provider, endpoints },
    timeout: 100,
    onFailure: told,
  })
  expect(prefetched.missing).toEqual(['getActiveDrawdown'])
  expect(prefetched.state.queries).toHaveLength(1)
  expect(slow.map(({ aborted }) => aborted)).toEqual([true])
  expect(told).not.toHaveBeenCalled()
})

test('a name that is no read, and a read without an owner, are faults of the code and are said', async () => {
  const { relay, asked } = openRelay()
  const read = (endpoints: object, given: object = provider) =>
    prefetchLending({ relay, request: page(), provider: given, endpoints })
  await expect(read({ withdraw: {} })).rejects.toThrow('prefetchLending: no read has the name withdraw.')
  await expect(read({ getCreditLimit: {} }, {})).rejects.toThrow(
    'prefetchLending: getCreditLimit needs the id of its owner',
  )
  expect(asked).toEqual([])
})

test('what was read counts as read by the device’s own clock, however wrong that is', async () => {
  const { relay } = openRelay()
  const endpoints = { getCreditLimit: {} }
  const prefetched = await prefetchLending({ relay, request: page(), provider, endpoints })
  const daysAhead = Date.now() + 3 * 86_400_000
  vi.spyOn(Date, 'now').mockReturnValue(daysAhead)
  const { relayUrl: _, ...given } = provider
  const { html } = draw(prefetched, given, <ReadAt />)
  expect(daysAhead - Number(html)).toBeLessThan(10_000)
})

test('no text in what was read can end the script that carries it', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- \u2028\u2029 & >' }
  const text = toScriptText(hostile)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(hostile)
})
