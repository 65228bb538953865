import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readWebhookSecret, signWebhook } from '@onlend/core/internal'
import { describe, expect, test } from 'vitest'

const secret = `whsec_${btoa('a secret of outcomes, 32 bytes!!')}`
const older = `whsec_${btoa('the secret of before, 32 bytes!!')}`
const at = Date.parse('2026-03-02T10:00:00.000Z')
const body = '{"version":1,"id":"evt_1","operation":{"reference":"WD-é ₦"}}'

type Call = { headers: Record<string, string>; body: string; secrets: string[]; now: number }

function createCall({ signedWith = [secret], ...changes }: Partial<Call> & { signedWith?: string[] }): Call {
  const headers = signWebhook({ id: 'evt_1', at, body }, signedWith.map(readWebhookSecret))
  return { body, secrets: [secret], now: at / 1_000, ...changes, headers: { ...headers, ...changes.headers } }
}

const calls: Record<string, { call: Call; isRead: boolean }> = {
  genuine: { call: createCall({}), isRead: true },
  'under a new secret, before the receiver has it': {
    call: createCall({ signedWith: [secret, older], secrets: [older] }),
    isRead: true,
  },
  'under the secret of before, after the receiver got a new one': {
    call: createCall({ signedWith: [older], secrets: [secret, older] }),
    isRead: true,
  },
  'the vector of Standard Webhooks': {
    call: {
      headers: {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      now: 1_614_265_330,
    },
    isRead: true,
  },
  'five minutes old': { call: createCall({ now: at / 1_000 + 300 }), isRead: true },
  'older than five minutes': { call: createCall({ now: at / 1_000 + 301 }), isRead: false },
  'from the future': { call: createCall({ now: at / 1_000 - 301 }), isRead: false },
  'altered body': { call: createCall({ body: body.replace('WD', 'WX') }), isRead: false },
  'altered id': { call: createCall({ headers: { 'webhook-id': 'evt_2' } }), isRead: false },
  'altered time': {
    call: createCall({ headers: { 'webhook-timestamp': `${at / 1_000 + 1}` } }),
    isRead: false,
  },
  'wrong secret': { call: createCall({ signedWith: [older] }), isRead: false },
  'no secret': { call: createCall({ secrets: [] }), isRead: false },
  'no signature': { call: createCall({ headers: { 'webhook-signature': '' } }), isRead: false },
  'a signature that is no ASCII': {
    call: createCall({ headers: { 'webhook-signature': 'v1,é' } }),
    isRead: false,
  },
  'a time that is no number': { call: createCall({ headers: { 'webhook-timestamp': '²' } }), isRead: false },
  'no headers': { call: { headers: {}, body, secrets: [secret], now: at / 1_000 }, isRead: false },
}

const languages = [
  {
    program: 'python3',
    language: 'python',
    frame: (sample: string) => `${sample}
import sys
for call in json.load(sys.stdin):
    headers = {name.lower(): value for name, value in call["headers"].items()}
    print(json.dumps(read_outcome(headers, call["body"].encode(), call["secrets"], call["now"])))
`,
    run: ['-X', 'utf8', '-c'],
  },
  {
    program: 'php',
    language: 'php',
    frame: (sample: string) => `${sample}
foreach (json_decode(stream_get_contents(STDIN), true) as $call) {
    $headers = array_change_key_case($call['headers']);
    echo json_encode(read_outcome($headers, $call['body'], $call['secrets'], $call['now'])), "\\n";
}
`,
    run: ['-r'],
  },
]

const document = readFileSync(new URL('../../../docs/outcomes.md', import.meta.url), 'utf8')

describe.each(languages)('the receiver in $language', ({ program, language, frame, run }) => {
  const isThere = spawnSync(program, ['--version']).status === 0
  const title = 'reads what the relay signed, and nothing else'
  test.skipIf(!isThere)(isThere ? title : `NOT RUN, this machine has no ${program}: ${title}`, () => {
    const [, sample = ''] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(document) ?? []
    expect(sample).toContain('read_outcome')
    const input = JSON.stringify(Object.values(calls).map(({ call }) => call))
    const { status, stdout, stderr } = spawnSync(program, [...run, frame(sample)], {
      input,
      encoding: 'utf8',
    })
    expect({ status, stderr, wrong: status === 0 ? '' : stdout }).toEqual({
      status: 0,
      stderr: '',
      wrong: '',
    })
    const read = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(Object.fromEntries(Object.keys(calls).map((name, index) => [name, read[index]]))).toEqual(
      Object.fromEntries(
        Object.entries(calls).map(([name, { call, isRead }]) => [
          name,
          isRead ? JSON.parse(call.body) : null,
        ]),
      ),
    )
  })
})
