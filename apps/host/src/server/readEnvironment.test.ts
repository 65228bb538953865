import { expect, test } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'

const complete = {
  LENDING_API_URL: 'https://api.example',
  LENDING_API_KEY: 'a-key',
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: 'a-session-secret-of-decent-length',
  WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
}

test('a complete environment is read, with this machine and a port of its own as defaults', () => {
  expect(readEnvironment(complete)).toMatchObject({
    hostname: '127.0.0.1',
    port: 4310,
    usersFile: null,
    customerPartnersOf: 'service',
    dataDir: '.data',
    uploadsBucket: null,
    uploads: {
      maxTotalBytes: 21_474_836_480,
      minFreeBytes: 536_870_912,
      isScanned: false,
      allowsUnscanned: false,
    },
    lendingUploadTimeout: 120_000,
    pageReadTimeout: 500,
    retention: { operations: 'forever', webhooks: 'forever' },
    databaseUrl: null,
    publicOrigin: null,
    clientAddressHeader: null,
    tokenSecret: null,
    embedOrigins: [],
    logLevel: 'warn',
    metricsToken: null,
    traceCollector: null,
  })
})

test('webhooks are kept as long as operations, unless another time is given for them', () => {
  const read = (variables: Record<string, string>) => readEnvironment({ ...complete, ...variables }).retention
  expect(read({ RETENTION_OPERATIONS: '3650' })).toEqual({ operations: 3650, webhooks: 3650 })
  expect(read({ RETENTION_OPERATIONS: '3650', RETENTION_WEBHOOKS: '90' })).toEqual({
    operations: 3650,
    webhooks: 90,
  })
  expect(read({ RETENTION_WEBHOOKS: '90' })).toEqual({ operations: 'forever', webhooks: 90 })
})

test.each(Object.keys(complete))('a missing %s stops the start with a line that names it', (name) => {
  expect(() => readEnvironment({ ...complete, [name]: undefined })).toThrow(name)
})

test.each([
  ['LENDING_API_URL', 'http://api.example'],
  ['LENDING_API_URL', 'not an address'],
  ['LENDING_ENVIRONMENT', 'staging'],
  ['SESSION_SECRET', 'short'],
  ['LEDGER_SECRET', 'short'],
  ['LEDGER_SECRET', 'a ledger secret of decent length, and,short'],
  ['WEBHOOK_SECRET', 'a secret that is long enough and no whsec'],
  ['WEBHOOK_SECRET', 'whsec_MDEyMzQ1Njc4OWFiY2RlZg=='],
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['EMBED_DEMO_PORT', 'x'],
  ['DATABASE_URL', 'mysql://db.example/ledger'],
  ['EMBED_ORIGINS', 'https://shop.example/'],
  ['EMBED_ORIGINS', '*'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
  ['PUBLIC_ORIGIN', 'http://app.example'],
  ['PUBLIC_ORIGIN', 'https://app.example/'],
  ['PUBLIC_ORIGIN', 'app.example'],
  ['CLIENT_ADDRESS_HEADER', 'X Real IP'],
  ['CUSTOMER_PARTNERS_OF', 'everyone'],
  ['UPLOADS_ENDPOINT', 'http://objects.example'],
  ['LENDING_UPLOAD_TIMEOUT', 'soon'],
  ['LENDING_UPLOAD_TIMEOUT', '0'],
  ['PAGE_READ_TIMEOUT_MS', 'soon'],
  ['PAGE_READ_TIMEOUT_MS', '-1'],
  ['RETENTION_OPERATIONS', '29'],
  ['RETENTION_OPERATIONS', 'years'],
  ['RETENTION_WEBHOOKS', '90.5'],
  ['UPLOADS_TOTAL_MB', '0'],
  ['UPLOADS_FREE_MB', 'much'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(name)
})

test('no message repeats a secret or the address of a database', () => {
  for (const change of [{ SESSION_SECRET: 'canary' }, { DATABASE_URL: 'mysql://user:canary@db.example' }])
    expect(() => readEnvironment({ ...complete, ...change })).not.toThrow('canary')
})

test('the ledger secret may be left out in the sandbox alone, and is a list while it is rotated', () => {
  const production = {
    ...complete,
    ...{ LENDING_ENVIRONMENT: 'production', USERS_FILE: 'people.json', DRAWDOWN_COST: 'elsewhere' },
  }
  const secrets = ['a new ledger secret of decent length', 'an old ledger secret of decent length']
  expect(readEnvironment(complete).ledgerSecrets).toEqual([])
  expect(() => readEnvironment(production)).toThrow('LEDGER_SECRET is required')
  expect(readEnvironment({ ...production, LEDGER_SECRET: secrets.join(',') }).ledgerSecrets).toEqual(secrets)
})

test('the demo people cannot sign in where money is real', () => {
  const production = {
    ...complete,
    ...{ LENDING_ENVIRONMENT: 'production', LEDGER_SECRET: 'x'.repeat(32), DRAWDOWN_COST: 'elsewhere' },
  }
  expect(() => readEnvironment(production)).toThrow('USERS_FILE')
  expect(readEnvironment({ ...production, USERS_FILE: 'users.json' })).toMatchObject({
    usersFile: 'users.json',
    customerPartnersOf: 'session',
  })
})

test('origins that may embed need a secret for their tokens', () => {
  const embedding = { ...complete, EMBED_ORIGINS: 'https://shop.example,http://127.0.0.1:4312' }
  expect(() => readEnvironment(embedding)).toThrow('TOKEN_SECRET')
  expect(readEnvironment({ ...embedding, TOKEN_SECRET: 'x'.repeat(32) }).embedOrigins).toEqual([
    'https://shop.example',
    'http://127.0.0.1:4312',
  ])
})

test('room for uploads is read in megabytes, and files are scanned only where it is asked for', () => {
  const own = { ...complete, UPLOADS_TOTAL_MB: '100', UPLOADS_FREE_MB: '0', CLAMD: '1' }
  expect(readEnvironment(own).uploads).toEqual({
    maxTotalBytes: 100 * 1024 ** 2,
    minFreeBytes: 0,
    isScanned: true,
    allowsUnscanned: false,
  })
})

test('a bucket for uploads is read with its service, and what is missing of it is named', () => {
  const bucket = { ...complete, UPLOADS_BUCKET: 'onlend-uploads', UPLOADS_REGION: 'eu-west-1' }
  expect(readEnvironment(bucket).uploadsBucket).toEqual({ bucket: 'onlend-uploads', region: 'eu-west-1' })
  const elsewhere = {
    ...bucket,
    UPLOADS_ENDPOINT: 'https://objects.example',
    UPLOADS_ACCESS_KEY_ID: 'id',
    UPLOADS_SECRET_ACCESS_KEY: 'a-secret',
  }
  expect(readEnvironment(elsewhere).uploadsBucket).toEqual({
    bucket: 'onlend-uploads',
    region: 'eu-west-1',
    endpoint: 'https://objects.example',
    forcePathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'a-secret' },
  })
  expect(() => readEnvironment({ ...bucket, UPLOADS_REGION: '' })).toThrow('UPLOADS_REGION')
  expect(() => readEnvironment({ ...elsewhere, UPLOADS_SECRET_ACCESS_KEY: '' })).toThrow(
    'UPLOADS_SECRET_ACCESS_KEY',
  )
  expect(() => readEnvironment({ ...elsewhere, UPLOADS_ACCESS_KEY_ID: '' })).toThrow('UPLOADS_ACCESS_KEY_ID')
})
