import type { Part } from './World.ts'

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
export const readParts = {
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
