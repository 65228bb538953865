import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteTemplate } from '../../test/openPgliteTemplate.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { runProgram } from './runProgram.ts'
import { settings } from './settings.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-program-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const whole = {
  LENDING_API_URL: 'https://lender.example',
  LENDING_API_KEY: 'sk_canary_KEY_0001',
  LENDING_ENVIRONMENT: 'sandbox',
  BACKEND_SECRET: 'backend_canary_secret_of_thirty_two_1',
  TOKEN_SECRET: 'token_canary_secret_of_thirty_two_by_1',
}
const production = {
  ...whole,
  LENDING_ENVIRONMENT: 'production',
  DRAWDOWN_COST: 'elsewhere',
  LEDGER_SECRET: 'ledger_canary_secret_of_thirty_two_b_1',
  DATABASE_URL: 'postgresql://onlend:pw_canary@db.example:5432/onlend',
}

/** Runs `check`, or the given command: its output and exit code, or the faults. */
async function check(
  variables: Record<string, string | undefined>,
  given: string[] = ['check'],
): Promise<{ printed: string; faults: readonly string[]; code: number | null }> {
  let printed = ''
  let code: number | null = null
  const run = runProgram({
    given,
    variables,
    write: (text) => {
      printed += text
    },
    onServing: () => expect.unreachable(),
  })
  const faults = await run.then(
    (ended) => {
      code = ended
      return []
    },
    (error: unknown) => {
      if (error instanceof ConfigurationError) return error.faults
      throw error
    },
  )
  // Whatever is printed or wrong, nothing secret is in it.
  expect(`${printed}${faults.join('\n')}`).not.toContain('canary')
  return { printed, faults, code }
}

async function writeSettings(content: unknown): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('the settings of a sandbox are few, and check says what they do', async () => {
  const { printed, faults } = await check(whole)
  expect(faults).toEqual([])
  expect(printed).toContain('environment: sandbox')
  expect(printed).toContain('database: embedded, in .onlend')
  expect(printed).toContain('webhooks: off')
})

test('production needs a PostgreSQL and a secret of the ledger', async () => {
  const { printed } = await check(production)
  expect(printed).toContain('PostgreSQL at db.example:5432/onlend')
  const { faults } = await check({ ...production, LEDGER_SECRET: undefined, DATABASE_URL: undefined })
  expect(faults).toEqual([
    expect.stringMatching(/^LEDGER_SECRET is missing: .*LEDGER_SECRET_FILE$/),
    expect.stringMatching(/^DATABASE_URL is missing: .*ALLOW_EMBEDDED/),
  ])
})

test('outcomes go to an https address with a secret of their own, or by http to a host that is named', async () => {
  const secret = { OUTCOMES_SECRET: `whsec_${'b'.repeat(43)}=` }
  const { printed, faults } = await check({ ...whole, ...secret, OUTCOMES_URL: 'https://books.example/in' })
  expect(faults).toEqual([])
  expect(printed).toContain('outcomes: to https://books.example, 1 secret(s)')
  const missing = await check({ ...whole, OUTCOMES_URL: 'https://books.example/in' })
  expect(missing.faults).toEqual([
    expect.stringMatching(/^OUTCOMES_SECRET is missing: .*OUTCOMES_SECRET_FILE/),
  ])
  const plain = { ...whole, ...secret, OUTCOMES_URL: 'http://books.internal/in' }
  expect((await check(plain)).faults).toEqual([expect.stringMatching(/^OUTCOMES_URL has to be an https/)])
  expect((await check({ ...plain, OUTCOMES_ALLOW_PRIVATE: 'books.internal' })).faults).toEqual([])
})

test('without settings every one that is required is named at once, with what to do', async () => {
  const { faults } = await check({})
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(Object.keys(whole).sort())
})

test.each([
  ['LENDING_API_URL', 'http://lender.example', /https address/],
  ['LENDING_ENVIRONMENT', 'staging', /sandbox or production/],
  ['LENDING_API_KEY', 'canary key', /without spaces/],
  ['BACKEND_SECRET', 'canary', /32 characters or more/],
  ['TOKEN_SECRET', 'canary', /32 characters or more/],
  ['WEBHOOK_SECRET', 'canary', /whsec_/],
  ['OUTCOMES_SECRET', 'canary', /whsec_/],
  ['DATABASE_URL', 'mysql://canary@db', /postgresql:/],
  ['ALLOWED_ORIGINS', 'https://shop.example/', /exact origins/],
  ['PORT', '70000', /from 0 to 65535/],
  ['TOKEN_LIFETIME', '5', /from 10 to 3600/],
  ['TOKEN_OPERATORS', 'yes', /true or false/],
  ['MOUNT_PATH', 'lending', /a path such as/],
  ['LOG_LEVEL', 'debug', /info or warn/],
  ['LIMITS', '{"persons":{}}', /persons is not known/],
  ['LIMITS', '{"person":{"reads":5}}', /person.reads has to be/],
  ['LIMITS', '[]', /JSON object/],
  ['RETENTION', '{"operations":3}', /retention.operations/],
  ['SPENDING_CONTROLS', '{"currency":"NGN","withdraw":{"perOperatoin":"1"}}', /perOperatoin/],
  ['METRICS_TOKEN', 'canary', /16 characters/],
  ['UPLOADS_ENDPOINT', 'http://objects.example', /https address/],
  ['UPLOADS_BUCKET', 'onlend', /^UPLOADS_REGION is missing/],
  ['UPLOADS_ACCESS_KEY_ID', 'an-id', /^UPLOADS_SECRET_ACCESS_KEY is missing/],
  ['UPLOADS_SECRET_ACCESS_KEY', 'canary', /^UPLOADS_ACCESS_KEY_ID is missing/],
  ['UPLOADS_TOTAL_MB', '0', /from 1 to/],
  ['UPLOADS_FREE_MB', 'much', /from 0 to/],
  ['CLAMD', '1', /true or false/],
])('a wrong %s is refused by its name: %s', async (name, value, says) => {
  const { faults } = await check({ ...whole, [name]: value })
  expect(faults).toEqual([expect.stringMatching(says)])
  expect(faults[0]?.toLowerCase()).toContain(name.toLowerCase().split('_')[0])
})

test('a file gives what is not secret, the environment wins, and a secret stands in a file of its own', async () => {
  const secret = join(folder, 'backend-secret')
  await writeFile(secret, 'backend_canary_secret_of_thirty_two_2\nbackend_canary_secret_of_thirty_two_1\n')
  const file = await writeSettings({
    lendingApiUrl: 'https://lender.example',
    lendingEnvironment: 'production',
    backendSecretFile: secret,
    allowedOrigins: ['https://shop.example'],
    port: 8080,
    limits: { person: { writes: { limit: 30, window: 60_000 } }, visitors: false },
  })
  const variables = {
    LENDING_ENVIRONMENT: 'sandbox',
    LENDING_API_KEY: whole.LENDING_API_KEY,
    TOKEN_SECRET: whole.TOKEN_SECRET,
  }
  for (const given of [
    ['check', '--config', file],
    ['--config', file, 'check'],
    [`--config=${file}`, 'check'],
  ]) {
    const { printed, faults } = await check(variables, given)
    expect(faults).toEqual([])
    expect(printed).toContain('environment: sandbox')
    expect(printed).toContain('address: http://127.0.0.1:8080/lending')
    expect(printed).toContain('for 2 backend secret(s)')
    expect(printed).toContain('of https://shop.example')
  }
  expect((await check({ ...variables, ONLEND_CONFIG: file })).faults).toEqual([])
})

test('S151: a secret in the file of the settings is refused, and in the command line too', async () => {
  const file = await writeSettings({ backendSecret: whole.BACKEND_SECRET })
  const { faults } = await check(whole, ['check', '--config', file])
  expect(faults).toEqual([expect.stringMatching(/backendSecret in .* is a secret: .*backendSecretFile/)])
  const inArguments = await check(whole, ['check', '--lending-api-key=sk_canary_KEY_0001'])
  expect(inArguments.faults).toEqual([expect.stringMatching(/^Argument 2 is not known/)])
})

test('S151: secrets of examples, and one secret for two purposes, do not start', async () => {
  expect((await check({ ...whole, TOKEN_SECRET: whole.BACKEND_SECRET })).faults).toEqual([
    expect.stringMatching(/^TOKEN_SECRET holds the same secret as BACKEND_SECRET/),
  ])
  const demo = 'demo-backend-secret-that-is-public-000'
  expect((await check({ ...production, BACKEND_SECRET: demo })).faults).toEqual([
    expect.stringMatching(/^BACKEND_SECRET begins as one of an example/),
  ])
  expect((await check({ ...production, LEDGER_SECRET: 'abcd'.repeat(10) })).faults).toEqual([
    expect.stringMatching(/^LEDGER_SECRET is no random text/),
  ])
  expect((await check({ ...whole, BACKEND_SECRET: demo })).faults).toEqual([])
})

test('a setting that there is none of is named with the nearest one', async () => {
  const file = await writeSettings({ lendingApiUri: 'https://lender.example' })
  const { faults } = await check(whole, ['check', '--config', file])
  expect(faults).toEqual([
    expect.stringMatching(/lendingApiUri in .* is no setting: did you mean lendingApiUrl\?/),
  ])
})

test.each([
  ['is not there', null, /cannot be read \(ENOENT\)/],
  ['is no JSON', '{', /one JSON object/],
])('a file that %s is named', async (_what, content, says) => {
  const file = content === null ? join(folder, 'none.json') : await writeSettings(content)
  expect((await check(whole, ['check', '--config', file])).faults).toEqual([expect.stringMatching(says)])
})

test('a secret that is given twice, or whose file is not there, is named', async () => {
  const both = await check({ ...whole, TOKEN_SECRET_FILE: join(folder, 'none') })
  expect(both.faults).toEqual([expect.stringMatching(/^TOKEN_SECRET and TOKEN_SECRET_FILE are both given/)])
  const lost = await check({ ...whole, TOKEN_SECRET: undefined, TOKEN_SECRET_FILE: join(folder, 'none') })
  expect(lost.faults).toEqual([expect.stringMatching(/^TOKEN_SECRET_FILE names a file that cannot be read/)])
})

test('an operator’s command works on the ledger of the settings, and ends with its code', async () => {
  // A command on the ledger needs no secret of tokens.
  const { BACKEND_SECRET: _backend, TOKEN_SECRET: _token, ...settingsOfHost } = whole
  const variables = {
    ...settingsOfHost,
    ALLOWED_ORIGINS: 'https://shop.example',
    DATA_DIR: join(folder, 'ledger'),
  }
  await (await openPgliteTemplate(variables.DATA_DIR)).close()
  expect(await check(variables, ['fence', 'raise', '--by', 'user_olu'])).toMatchObject({
    ...{ code: 0, faults: [] },
    printed: expect.stringContaining('by user_olu: nothing is sent'),
  })
  expect((await check(variables, ['erase', 'sk_canary_KEY_0001'])).faults).toEqual([
    'erase does not know an argument: see onlend-relay --help',
  ])
})

test('check-production names what is missing, and ends with 1', async () => {
  const address = 'http://127.0.0.1:1'
  const given = ['check-production', '--public', address, '--instance', address]
  const { printed, code } = await check(whole, given)
  expect(code).toBe(1)
  const missing = [...printed.matchAll(/^missing {2}(\S+)/gm)].map(([, name]) => name)
  const settingsAlone = ['environment', 'public', 'witness', 'retention', 'secret-files']
  const asked = ['ready', 'fence', 'staging', 'metrics', 'signed-out', 'webhooks']
  expect(missing).toEqual([...settingsAlone, ...asked])
})

test('documents wait in a folder or in a bucket, with room and a scanner, and the checklist asks about both', async () => {
  const bucket = {
    ...{ UPLOADS_BUCKET: 'onlend-staging', UPLOADS_REGION: 'auto' },
    UPLOADS_ENDPOINT: 'https://objects.example',
    ...{ UPLOADS_ACCESS_KEY_ID: 'an-id', UPLOADS_SECRET_ACCESS_KEY: 'a_canary_key' },
  }
  const { printed, faults } = await check({ ...whole, ...bucket, CLAMD: 'true' })
  expect(faults).toEqual([])
  expect(printed).toContain('files: the bucket onlend-staging, scanned')
  const findMissing = async (variables: Record<string, string>) => {
    const given = ['check-production', '--instance', 'http://127.0.0.1:1']
    const checked = await check({ ...whole, ...variables }, given)
    return ['uploads', 'room'].filter((name) => checked.printed.includes(`missing  ${name}`))
  }
  const files = { UPLOADS_DIR: join(folder, 'files') }
  expect(await findMissing(files)).toEqual(['uploads', 'room'])
  const accepted = { ...files, ALLOW_UNSCANNED: 'true', UPLOADS_TOTAL_MB: '100' }
  expect(await findMissing(accepted)).toEqual([])
  expect(await findMissing({ ...accepted, UPLOADS_FREE_MB: '0' })).toEqual(['room'])
  expect(
    await findMissing({ ...bucket, CLAMD: 'true', UPLOADS_TOTAL_MB: '100', UPLOADS_FREE_MB: '0' }),
  ).toEqual([])
})

test('the documentation has every setting, with what is said of it', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { about, fallback, isSecret } = { fallback: '', isSecret: false, ...setting }
    return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${about} | ${fallback} |`
  })
  expect(page.split('\n').filter((line) => /^\| `[A-Z]/.test(line))).toEqual(rows)
})

test('help lists every setting', async () => {
  const { printed } = await check({}, ['--help'])
  for (const name of Object.keys(settings)) expect(printed).toContain(name)
})
