import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { Ask } from '../test/Ask.ts'
import { EventReader } from '../test/EventReader.ts'
import { canaries } from '../upstream/canaries.ts'
import { endpointPaths } from './endpointPaths.ts'
import { multipartBody } from './multipartBody.ts'
import { upload } from './upload.ts'
import { webhook } from './webhook.ts'
import { withdrawal } from './withdrawal.ts'

/** Threats S77 to S83. */
export const secretAttacks: readonly Attack[] = [
  {
    title: 'S77: no error path writes a secret or personal data to the output',
    tried: 'canaries in headers, paths, queries, bodies, webhooks and answers, on every way to fail',
    run: async (harness) => {
      const { apiKey, bvn, accountNumber } = canaries
      const [, ownLimit] = endpointPaths.getCreditLimit
      const asks = [
        { path: `/lending${ownLimit}?key=${apiKey}&bvn=${bvn}`, by: 'uA' as const },
        { path: `/lending/v1/customer-partner/${bvn}/credit-limit/current`, by: 'uA' as const },
        { path: `/lending/${apiKey}`, by: 'uA' as const },
        { path: `/lending/${accountNumber}`, by: null },
        {
          path: `/lending${ownLimit}`,
          by: 'uA' as const,
          headers: [
            ['X-Request-Id', bvn],
            ['User-Agent', accountNumber],
            ['Referer', apiKey],
          ] as const,
        },
        {
          path: '/lending/session',
          by: null,
          headers: [
            ['Authorization', `Bearer ${apiKey}`],
            ['Cookie', `marketday_session=${canaries.sessionSecret}`],
          ] as const,
        },
        withdrawal({ body: `{"account_number":"${accountNumber}"` }),
        withdrawal({ body: `{"account_number":"${accountNumber}","account_number":"${accountNumber}"}` }),
        upload(
          multipartBody([
            ['unique_id', bvn],
            ['nope', accountNumber],
          ]),
        ),
        upload(
          multipartBody([
            ['unique_id', bvn],
            ['first_name', 'x'],
          ]).subarray(0, 60),
        ),
        { method: 'POST', path: '/lending/webhooks/service', by: null, body: `{"bvn":"${bvn}"}` },
        await webhook({
          body: `{"event":"withdrawal.succeeded","data":{"account_number":"${accountNumber}","bvn":"${bvn}"}}`,
        }),
        await webhook({ body: `not JSON ${accountNumber}` }),
      ]
      for (const ask of asks) await harness.ask(ask)
      for (const status of [400, 401, 403, 500]) {
        harness.upstream.reply = (_call, response) =>
          response
            .writeHead(status, { 'Content-Type': 'application/json' })
            .end(`{"message":"${bvn} ${accountNumber} ${apiKey}"}`)
        await harness.ask({ path: `/lending${ownLimit}`, by: 'uA' })
        await harness.ask(withdrawal())
      }
    },
  },
  {
    title:
      'S80: an account number that was paid to, and the name of whom, stand nowhere in the folder of the ledger',
    tried:
      'every file of the folder, searched for the numbers of bank and mobile withdrawals, refused and unknown ones, a customer and transactions, for the name of the recipient, and for a reference that must be there',
    run: async (harness) => {
      const findable = `Findable-${crypto.randomUUID()}`
      const pay = (account_number: string, name = 'A B') =>
        withdrawal({
          body: { account_type: 'bank', name, amount: 31.5, account_number, bank_code: '058' },
        })
      const [, customers] = endpointPaths.registerCustomer
      const [, register] = endpointPaths.registerTransactions
      const post = (path: string, body: NonNullable<Ask['body']>) =>
        harness.ask({ method: 'POST', path: `/lending${path}`, by: 'uA', body })
      const statuses: number[] = []
      const tell = async (answer: Promise<{ status: number }>) => statuses.push((await answer).status)
      const recipient = `Adaeze-${crypto.randomUUID()}`
      await tell(harness.ask(pay('7011223344', recipient)))
      await tell(harness.ask(pay('7022334455')))
      const mobile = { account_type: 'mobile-money', amount: 9, correspondent: 'MTN', narration: 'Stock' }
      await tell(harness.ask(withdrawal({ body: { ...mobile, mobile_no: '0244556677' } })))
      const identity = { unique_id_type: 'bvn', unique_id: '22333444556', nin: '33444555667' }
      await tell(
        post(customers, { first_name: 'A', last_name: 'B', contact_number: '08077788899', ...identity }),
      )
      const client = { first_name: 'A', last_name: 'B', id_type: 'bvn', id_value: '22555666778' }
      const transaction = { transaction_reference: findable, amount_payable: 10, client }
      await tell(
        post(register, {
          ...{ customer_partner_id: 'cp_alpha', sector: 'Lender' },
          ...{ transactions: [transaction], financed_transactions: [] },
        }),
      )
      expect(statuses).toEqual([200, 200, 200, 200, 200])
      harness.upstream.reply = (_call, response) => response.writeHead(422).end('{"message":"no"}')
      expect((await harness.ask(pay('7033445566'))).status).toBe(422)
      harness.upstream.reply = (_call, { socket }) => void socket?.resetAndDestroy()
      expect((await harness.ask(pay('7044556677'))).status).toBe(409)

      const numbers = ['7011223344', '7022334455', '7033445566', '7044556677', '0244556677']
      numbers.push('22333444556', '33444555667', '08077788899', '22555666778')
      const files = await readdir(harness.dataDir, { recursive: true, withFileTypes: true })
      const found: string[] = []
      let isSearched = false
      for (const file of files.filter((entry) => entry.isFile())) {
        const bytes = await readFile(join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
        isSearched ||= bytes.includes(findable)
        for (const secret of [...numbers, recipient, canaries.apiKey, canaries.appKey])
          if (bytes.includes(secret)) found.push(`${secret.slice(0, 11)} in ${file.name}`)
      }
      // The reference is kept to be compared: a search that did not find it would find no number either.
      expect(isSearched).toBe(true)
      expect(found).toEqual([])
    },
  },
  {
    title: 'S82: another address or spelling is not another person',
    tried: 'forwarding headers that change, and the own id in other cases',
    run: async (harness) => {
      const path = '/lending/events?customer_partner_id=cp_alpha'
      const streams = Array.from(
        { length: 12 },
        (_, at) =>
          new EventReader(
            harness.port,
            harness.write({
              path,
              by: 'uA',
              headers: [
                ['Accept', 'text/event-stream'],
                ['X-Forwarded-For', `10.0.0.${at}`],
                ['X-Real-IP', `10.0.1.${at}`],
              ],
            }),
          ),
      )
      await Promise.all(
        streams.map((reader) => reader.until(({ status, isClosed }) => status !== 0 || isClosed)),
      )
      await expect
        .poll(() => streams.filter(({ status, isClosed }) => status === 200 && !isClosed).length)
        .toBeLessThanOrEqual(6)
      for (const reader of streams) reader.cut()
      const writes = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          harness.ask({
            ...withdrawal({ body: '{}' }),
            headers: [
              ['X-Forwarded-For', `10.1.0.${at}`],
              ['Idempotency-Key', ''],
            ],
          }),
        ),
      )
      const [limited] = writes.filter(({ code }) => code === 'rate_limited')
      expect(limited?.headers['retry-after']).toMatch(/^\d+$/)
      harness.expectNothingSent()
      expect((await harness.ask({ path: '/lending/session', by: 'uB' })).status).toBe(200)
      const shouted = await harness.ask({
        path: '/lending/operations?customer_partner_id=CP_ALPHA',
        by: 'uA',
      })
      harness.expectRefusal(shouted, ['forbidden'], 'upper case')
    },
  },
  {
    title: 'S83: a request without a session learns nothing: the same 401 for every path, method and body',
    tried:
      'known, unknown, malformed and own paths with three methods, without a session and with spoiled ones',
    run: async (harness) => {
      const paths = [
        ...Object.values(endpointPaths).map(([, path]) => path),
        '/session',
        '/operations',
        '/operations/x',
        '/events',
        '/inbox',
        '/inbox/x/assignment',
        '/inbox/replay',
        '/nothing',
        '/v1',
        '/v2/banks',
        '/v1/customer-partner/%00/credit-limit/current',
        '/v1/customer-partner/cp_alpha/credit-limit/current?x=1',
      ]
      const bodies = new Set<string>()
      for (const path of paths) {
        for (const method of ['GET', 'PUT', 'DELETE']) {
          for (const cookie of [
            '',
            `${harness.cookieOf('uA').slice(0, -3)}abc`,
            'marketday_session=user_ua|x|9999999999.AAAA',
            'marketday_session=%',
          ]) {
            const proof =
              method === 'GET'
                ? []
                : ([
                    ['X-Relay', '1'],
                    ['Origin', harness.url],
                  ] as const)
            const answer = await harness.ask({
              method,
              path: `/lending${path}`,
              by: null,
              bare: true,
              headers: [...proof, ['Cookie', cookie]],
            })
            const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
            bodies.add(JSON.stringify([answer.status, headers, answer.text]))
          }
        }
      }
      expect([...bodies]).toHaveLength(1)
      expect([...bodies][0]).toContain('unauthenticated')
      harness.expectNothingSent()
    },
  },
]
