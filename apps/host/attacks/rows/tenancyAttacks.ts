import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { endpointPaths } from './endpointPaths.ts'
import { multipartBody } from './multipartBody.ts'
import { ownerCorpus } from './ownerCorpus.ts'
import { upload } from './upload.ts'
import { writeBodies } from './writeBodies.ts'

const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = writeBodies
/** Calls an endpoint as its rightful caller would, but for what an attack changes. */
const call = (name: keyof typeof endpointPaths) => {
  const [method, path] = endpointPaths[name]
  const body = method === 'GET' ? null : (bodies[name] ?? null)
  return { method, path: `/lending${path}`, body }
}
const names = Object.keys(endpointPaths) as (keyof typeof endpointPaths)[] // they are the keys of that very object
const ofCustomerPartner = names.filter((name) => endpointPaths[name][1].includes('cp_alpha'))
const form = multipartBody([['financial_information', '{}']])
const asForm = [['Content-Type', 'multipart/form-data; boundary=b']] as const

/** Threats S20 to S28. */
export const tenancyAttacks: readonly Attack[] = [
  {
    title: "S20, S28: another partner's id in the path gets the same refusal as an id that does not exist",
    tried: 'nine endpoints as A and as P, with the id of B and with one that does not exist',
    run: async (harness) => {
      expect(ofCustomerPartner).toHaveLength(9)
      for (const name of ofCustomerPartner) {
        for (const by of ['uA', 'uP'] as const) {
          const answers = []
          for (const id of ['cp_beta', 'cp_nobody']) {
            const { method, path, body } = call(name)
            const isForm = name === 'submitCreditAssessment'
            const ask = { method, path: path.replace('cp_alpha', id), by, body: isForm ? form : body }
            const answer = await harness.ask(isForm ? { ...ask, headers: asForm } : ask)
            harness.expectRefusal(answer, ['forbidden'], `${by} ${name} ${id}`)
            answers.push(answer.text)
          }
          expect(answers[0], name).toBe(answers[1])
        }
      }
      harness.expectNothingSent()
    },
  },
  {
    title: "S21: another partner's id in the body is refused before a byte is sent on",
    tried: 'the three endpoints whose owner is in the body alone',
    run: async (harness) => {
      for (const by of ['uA', 'uP'] as const) {
        for (const name of ['registerTransactions', 'reconcileRepayments'] as const) {
          const answer = await harness.ask({
            ...call(name),
            by,
            body: { ...bodies[name], customer_partner_id: 'cp_beta' },
          })
          harness.expectRefusal(answer, ['forbidden'], `${by} ${name}`)
        }
      }
      const business = await harness.ask({
        ...call('createBusiness'),
        by: 'uP',
        body: { ...writeBodies.createBusiness, channel_partner_id: 'chp_quebec' },
      })
      harness.expectRefusal(business, ['forbidden'], 'createBusiness')
      harness.expectNothingSent()
    },
  },
  {
    title:
      'S22, S41: a body in which two readers could find two owners is refused, and a clear one arrives byte for byte',
    tried:
      'duplicate keys, escapes, other spellings, arrays, nesting, comments, BOM, UTF-16, bytes after the end',
    run: async (harness) => {
      const ask = { ...call('reconcileRepayments'), by: 'uA' } as const
      for (const body of ownerCorpus) {
        const answer = await harness.ask({ ...ask, body })
        harness.expectRefusal(answer, ['malformed_request', 'forbidden'], body.toString().slice(0, 120))
        harness.expectNothingSent(body.toString().slice(0, 120))
      }
      const clear = [
        '{ "customer_partner_id" :\t"cp_alpha" , "payments":[{"transaction_reference":"T-1","amount":12345678901234567890.10}]}\r\n',
        '{"payments":[{"transaction_reference":"T\\u002d2","amount":1E2}],"customer_partner_id":"cp\\u005falpha"}',
        '{"customer_partner_id":"cp_alpha","note":"\u2028 \ud83d\ude00 \\ud83d\\ude00","payments":[{"transaction_reference":"T-3","amount":0.10}]}',
      ]
      for (const body of clear) expect((await harness.ask({ ...ask, body })).status, body).toBe(200)
      expect(harness.upstream.calls.map(({ body }) => body.toString())).toEqual(clear)
    },
  },
  {
    title: 'S23: a part that the endpoint does not have, or that stands twice, cuts an upload off',
    tried: 'foreign ids, doubled, unknown, starred and oddly quoted part names',
    run: async (harness) => {
      const good: [string, string][] = [
        ['first_name', 'Sample'],
        ['unique_id', '1'],
      ]
      const spoiled = [
        multipartBody([...good, ['customer_partner_id', 'cp_beta']]),
        multipartBody([['customer_partner_id', 'cp_alpha'], ...good]),
        multipartBody([...good, ['first_name', 'Other']]),
        multipartBody([...good, ['constructor', 'x']]),
        multipartBody([...good, ['first_name[]', 'x']]),
        multipartBody([...good, ['', 'x']]),
        ...[
          'Content-Disposition: form-data; name=last_name',
          'Content-Disposition: form-data; name="last_name"; name="customer_partner_id"',
          'Content-Disposition: form-data; name="last_name"; name*="customer_partner_id"',
          'Content-Disposition: form-data; name="last_name"\r\nContent-Disposition: form-data; name="customer_partner_id"',
          'Content-Disposition: attachment; name="last_name"',
          'Content-Disposition : form-data; name="customer_partner_id"',
          'Content-Disposition:\r\n form-data; name="customer_partner_id"',
          'X: y',
          '',
        ].map((head) => Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\nx\r\n`), multipartBody(good)])),
      ]
      for (const body of spoiled) {
        const answer = await harness.ask(upload(body))
        harness.expectRefusal(answer, ['malformed_request'], body.toString())
      }
      expect(harness.upstream.calls.filter(({ state }) => state === 'complete')).toEqual([])
      expect((await harness.ask(upload(multipartBody(good)))).status).toBe(200)
    },
  },
  {
    title: 'S24, S25: a role calls only its own endpoints, and a channel partner only for its own partners',
    tried: 'the fourteen endpoints by A, by B, by the owning and by another channel partner',
    run: async (harness) => {
      const forP = ['createBusiness', 'listCustomerPartners']
      for (const by of ['uA', 'uB', 'uP', 'uQ'] as const) {
        for (const name of names) {
          const isForm = name === 'submitCreditAssessment'
          const answer = await harness.ask({
            ...call(name),
            by,
            ...(isForm && { body: form, headers: asForm }),
          })
          const mayCall = name === 'listBanks' || by === 'uP' || (by === 'uA' && !forP.includes(name))
          const tried = `${by} ${name}`
          if (mayCall) {
            // P sends again what A has sent: that is held back as a duplicate, and by nothing else.
            const isRepeat = by === 'uP' && answer.code === 'possible_duplicate'
            expect([tried, isRepeat ? 200 : answer.status]).toEqual([tried, 200])
            expect([tried, harness.upstream.calls.length]).toEqual([tried, isRepeat ? 0 : 1])
          } else {
            harness.expectRefusal(answer, ['forbidden'], tried)
            harness.expectNothingSent(tried)
          }
          harness.upstream.calls.length = 0
        }
      }
    },
  },
  {
    title: "S26: a list in which the service mixed other channel partners' rows is cut down to one's own",
    tried: 'two own rows and three foreign ones from the service',
    run: async (harness) => {
      const row = (id: string, channelPartnerId: unknown) => ({
        id,
        name: id,
        channel_partner_id: channelPartnerId,
        app_key: 'x',
      })
      harness.upstream.reply = (_call, response) => {
        response.setHeader('Content-Type', 'application/json')
        const data = [
          row('cp_alpha', 'chp_papa'),
          row('cp_stray_1', 'chp_quebec'),
          row('cp_second', 'chp_papa'),
          row('cp_stray_2', 'CHP_PAPA'),
          row('cp_stray_3', ['chp_papa']),
        ]
        response.end(JSON.stringify({ status: 'success', message: 'ok', data }))
      }
      const answer = await harness.ask({ ...call('listCustomerPartners'), by: 'uP' })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('cp_alpha')
      expect(answer.text).not.toContain('cp_stray')
      expect(answer.text).not.toContain('app_key')
    },
  },
  {
    title: 'S27, S71: operations, their rows and streams of another partner cannot be read by id',
    tried: "A's operation as B and Q; B's partner id in every own route as A",
    run: async (harness) => {
      const id = crypto.randomUUID()
      const sent = await harness.ask({
        ...call('requestDrawdown'),
        by: 'uA',
        body: { amount: 777, tenor: 30 },
        headers: [['Idempotency-Key', id]],
      })
      expect(sent.status).toBe(200)
      const read = (by: 'uA' | 'uB' | 'uQ', path: string) =>
        harness.ask({ path: `/lending/operations/${path}`, by })
      expect((await read('uA', id)).status).toBe(200)
      for (const by of ['uB', 'uQ'] as const) {
        const [existing, random] = [await read(by, id), await read(by, crypto.randomUUID())]
        harness.expectRefusal(existing, ['not_found'], `${by} ${id}`)
        expect(existing.text).toBe(random.text)
      }
      for (const path of ['/operations', '/events', '/inbox']) {
        const answer = await harness.ask({ path: `/lending${path}?customer_partner_id=cp_beta`, by: 'uA' })
        harness.expectRefusal(answer, ['forbidden'], path)
      }
    },
  },
]
