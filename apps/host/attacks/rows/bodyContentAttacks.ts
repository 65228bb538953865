import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { endpointPaths } from './endpointPaths.ts'
import { multipartBody } from './multipartBody.ts'
import { upload } from './upload.ts'
import { withdrawal } from './withdrawal.ts'

const [, ownLimit] = endpointPaths.getCreditLimit
const read = { path: `/lending${ownLimit}`, by: 'uA' } as const
const good = multipartBody([['first_name', 'Sample']])

/** Threats S41 to S46. */
export const bodyContentAttacks: readonly Attack[] = [
  {
    title: 'S41: a body is taken only under exactly the type that its endpoint has',
    tried: 'other types, charsets, codings, doubled headers, forms at JSON endpoints',
    run: async (harness) => {
      const types = [
        'text/plain',
        'application/json ; x',
        'application/json;charset=utf-16',
        'application/json; charset=utf-8; charset=utf-16',
        'application/x-json',
        'application/jsonp',
        'text/json',
        'application/json, text/plain',
        'application/vnd.api+json',
        'multipart/form-data; boundary=b',
        'application/x-www-form-urlencoded',
        '*/*',
        '',
      ]
      for (const type of types) {
        const answer = await harness.ask({ ...withdrawal(), headers: [['Content-Type', type]] })
        harness.expectRefusal(answer, ['unsupported_media_type'], type)
      }
      const doubled = await harness.ask({
        ...withdrawal(),
        headers: [
          ['Content-Type', 'text/plain'],
          ['Content-Type', 'application/json'],
        ],
      })
      harness.expectRefusal(doubled, ['unsupported_media_type'], 'two types')
      for (const coding of ['gzip', 'br', 'deflate', 'x-gzip', 'gzip, identity', 'aes128gcm']) {
        const answer = await harness.ask({
          ...withdrawal(),
          headers: [
            ['Content-Type', 'application/json'],
            ['Content-Encoding', coding],
          ],
        })
        harness.expectRefusal(answer, ['unsupported_media_type'], coding)
      }
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=b; boundary=c',
        'multipart/mixed; boundary=b',
        `multipart/form-data; boundary=${'b'.repeat(71)}`,
        'multipart/form-data; boundary=b; charset=utf-16',
        'multipart/form-data; Boundary="a\\"b"',
      ]) {
        const answer = await harness.ask({ ...upload(good), headers: [['Content-Type', type]] })
        harness.expectRefusal(answer, ['unsupported_media_type'], type)
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S42, S43: a form with too many parts, a huge part header or a dangerous file name is cut off',
    tried: '10,000 parts, 1 MB of part header, nested forms, control characters and 4 KB in file names',
    run: async (harness) => {
      const many = multipartBody(
        Array.from({ length: 10_000 }, (_, at) => [
          `management_financial_report_${2000 + (at % 100)}_${at % 1000}`,
          'x',
        ]),
      )
      const header = Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="first_name"\r\nX: ${'x'.repeat(1024 * 1024)}\r\n\r\nx\r\n--b--\r\n`,
      )
      const assessment = {
        method: 'PATCH',
        path: `/lending${endpointPaths.submitCreditAssessment[1]}`,
        by: 'uA',
        headers: [['Content-Type', 'multipart/form-data; boundary=b']],
      } as const
      const named = (fileName: string) => multipartBody([['nin_slip', 'x', fileName]])
      const answers = [
        await harness.ask({ ...assessment, body: many }),
        await harness.ask(upload(header)),
        await harness.ask(
          upload(Buffer.from('--b\r\nContent-Disposition: form-data; name="first_name"\r\n')),
        ),
        await harness.ask(upload(Buffer.from(`preamble\r\n${good.toString()}`))),
        await harness.ask(upload(Buffer.from(`${good.toString()}epilogue`))),
        await harness.ask(upload(named('x'.repeat(4_096)))),
        await harness.ask(upload(named('a\u0000.png'))),
        await harness.ask(upload(named('a\u0007.png'))),
        await harness.ask(upload(named('a"; name="customer_partner_id'))),
        await harness.ask(upload('')),
      ]
      for (const [at, answer] of answers.entries()) expect(answer.status, `variant ${at}`).toBe(400)
      harness.expectNothingComplete()
    },
  },
  {
    title: 'S44: a body nested a hundred thousand deep is refused while other requests are answered',
    tried: 'arrays and objects nested 100,000 deep, in writes and in a webhook',
    run: async (harness) => {
      const bombs = [
        '['.repeat(100_000),
        `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
        `{"a":${'['.repeat(65)}${']'.repeat(65)}}`,
      ]
      for (const body of bombs) {
        const [bomb, other] = await Promise.all([harness.ask(withdrawal({ body })), harness.ask(read)])
        harness.expectRefusal(bomb, ['malformed_request'], body.slice(0, 20))
        expect(other.status).toBe(200)
      }
      expect(harness.upstream.calls.filter(({ method }) => method !== 'GET')).toEqual([])
    },
  },
  {
    title: 'S45: huge numbers and strings are forwarded digit for digit or refused, never changed',
    tried: '1e400, a number of 200 KB, a string of 900 KB, 50,000 keys',
    run: async (harness) => {
      const amounts = [
        '1e400',
        '9'.repeat(200_000),
        '12345678901234567890.10',
        '0.1000000000000000055511151231257827',
        '-0',
        '1E-400',
      ]
      const inside = [
        `"a":"${'x'.repeat(900_000)}"`,
        Array.from({ length: 50_000 }, (_, at) => `"k${at}":1`).join(','),
      ]
      const sent = [
        // Some of these are the same amount; the tenor tells them apart.
        ...amounts.map((amount, at) => `{"amount":${amount},"tenor":${30 + at}}`),
        ...inside.map((more, at) => `{"amount":${1_000_000 + at},"tenor":30,${more}}`),
      ]
      const passed: string[] = []
      for (const body of sent) {
        const answer = await harness.ask({
          method: 'POST',
          path: `/lending${endpointPaths.requestDrawdown[1]}`,
          by: 'uA',
          body,
        })
        // Only the one with 50,000 keys is more than the relay reads.
        expect(answer.status, body.slice(0, 60)).toBe(body.includes('"k1":') ? 400 : 200)
        if (answer.status === 200) passed.push(body)
      }
      expect(harness.upstream.calls.map(({ body }) => body.toString())).toEqual(passed)
      expect(passed.length).toBeGreaterThan(0)
    },
  },
  {
    title: 'S45: text that no store and no other reader can hold is refused as malformed',
    tried: 'NUL and halves of surrogate pairs in names, accounts, references and keys',
    run: async (harness) => {
      const odd = ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00\\ud800', 'a\\ud83d']
      for (const text of odd) {
        const bodies = [
          [
            endpointPaths.registerTransactions,
            `{"customer_partner_id":"cp_alpha","sector":"Lender","transactions":[{"transaction_reference":"${text}","amount":1}],"financed_transactions":[]}`,
          ],
          [
            endpointPaths.withdraw,
            `{"account_type":"bank","name":"${text}","amount":1,"account_number":"${text}","bank_code":"058"}`,
          ],
        ] as const
        for (const [[method, path], body] of bodies) {
          const answer = await harness.ask({ method, path: `/lending${path}`, by: 'uA', body })
          harness.expectRefusal(answer, ['malformed_request'], body)
        }
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S46: keys that name prototypes change nothing in the relay',
    tried: '__proto__ and constructor in bodies, then what the session may do',
    run: async (harness) => {
      const session = async () => (await harness.ask({ path: '/lending/session', by: 'uA' })).text
      const before = await session()
      const polluted = [
        '{"__proto__":{"admin":true,"role":"channel-partner"},"amount":1,"tenor":1}',
        '{"\\u005f_proto__":{"admin":true},"amount":2,"tenor":1}',
        '{"constructor":{"prototype":{"role":"channel-partner"}},"amount":3,"tenor":1}',
      ]
      for (const body of polluted) {
        const answer = await harness.ask({
          method: 'POST',
          path: `/lending${endpointPaths.requestDrawdown[1]}`,
          by: 'uA',
          body,
        })
        harness.expectRefusal(answer, ['malformed_request'], body)
      }
      harness.expectNothingSent()
      expect(await session()).toBe(before)
      const overreach = await harness.ask({
        path: `/lending${endpointPaths.listCustomerPartners[1]}`,
        by: 'uA',
      })
      harness.expectRefusal(overreach, ['forbidden'], 'a role from a prototype')
    },
  },
]
