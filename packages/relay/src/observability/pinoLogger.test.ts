import { expect, test } from 'vitest'
import { canaries, testRelay } from '../../test/testRelay.ts'
import { pinoLogger } from './pinoLogger.ts'

/** A logger that writes to a list of lines. */
function listLogger(options: Parameters<typeof pinoLogger>[0] = {}): {
  lines: string[]
  logger: ReturnType<typeof pinoLogger>
} {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  return { lines, logger: pinoLogger({ ...options, destination }) }
}

test('a line is one JSON object with a level in words and a time in ISO UTC', async () => {
  const { lines, logger } = listLogger({ base: { instance: 'relay-1' } })
  const relay = await testRelay({ logger })
  await relay.send('GET', '/session')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.endsWith('\n')).toBe(true)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    instance: 'relay-1',
    msg: 'request',
    event: 'request',
    route: '/session',
  })
})

test('S77: a secret is removed from a log line, in any spelling and under any name', () => {
  const key = 'sk/canary "KEY"+0001'
  const { lines, logger } = listLogger({ secrets: [key, canaries.key, ''] })
  logger.error(
    {
      event: 'host.mistake',
      reason: `request with Authorization: Bearer ${canaries.key} failed`,
      encoded: btoa(canaries.key),
      quoted: `key=${key}`,
      url: `https://service.test/?key=${encodeURIComponent(key)}`,
      jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1QSJ9.c2lnbmF0dXJl',
      bvn: '22345678901',
      cookie: 'session=abc',
      kept: 'withdraw',
    },
    `thrown: Bearer other-token-of-another`,
  )
  const [line = ''] = lines
  expect(line).not.toMatch(/canary|22345678901|session=abc|other-token|c2lnbmF0/)
  expect(line).not.toContain(btoa(canaries.key))
  expect(JSON.parse(line)).toMatchObject({ event: 'host.mistake', bvn: '[removed]', kept: 'withdraw' })
})

test('S77: a secret inside base64, in any alphabet, and beside one that begins alike, is taken out', () => {
  const secrets = ['geheim-à-l’école-ключ', 'sk_live_0001', 'sk_live_0001_and_its_longer_sister']
  const { lines, logger } = listLogger({ secrets })
  const inBase64 = (text: string): string => Buffer.from(text).toString('base64')
  for (const secret of secrets) {
    for (const before of ['', 'a', 'ab']) {
      const encoded = inBase64(`${before}${secret}`)
      logger.info({ encoded, url: encoded.replaceAll('+', '-').replaceAll('/', '_') }, secret)
    }
  }
  const shown = lines.join('')
  expect(shown).not.toMatch(/geheim|sk_live|sister/)
  for (const [encoded = ''] of shown.matchAll(/[A-Za-z0-9+/_-]{8,}/g))
    expect(Buffer.from(encoded, 'base64').toString()).not.toMatch(/geheim|live_0001|sister/)
})

test('S77: what a person types cannot start a log line', () => {
  const { lines, logger } = listLogger()
  logger.warn({ event: 'tenant.invalid', problems: 'a\n{"level":"info"}\r\u2028b' }, 'one\nline')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r]/)
})

test('a level leaves out what is below it', () => {
  const { lines, logger } = listLogger({ level: 'error' })
  logger.info({}, 'a')
  logger.warn({}, 'b')
  logger.error({}, 'c')
  expect(lines).toHaveLength(1)
})
