// What stands in `deploy/` is read here as the tools of its reader would, and held against the program: there is no container and no cluster to start.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import { testRelay } from '../../test/testRelay.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { runProgram } from './runProgram.ts'
import { settings } from './settings.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const read = (file: string): Promise<string> => readFile(join(deploy, file), 'utf8')

/** As much of a YAML document as is looked at here. */
type Parsed = Record<string, never> & {
  kind?: string
  data?: Record<string, string>
  services?: Record<string, Service>
}
type Service = {
  environment?: Record<string, string>
  ports?: string[]
  read_only?: boolean
  stop_grace_period?: string
}

async function parse(file: string): Promise<Parsed[]> {
  const documents = parseAllDocuments(await read(file))
  for (const document of documents) expect([document.errors, document.warnings], file).toEqual([[], []])
  return documents.map((document) => document.toJS() as Parsed)
}

const known = new Set(
  Object.entries(settings).flatMap(([name, setting]) =>
    'isSecret' in setting ? [name, `${name}_FILE`] : [name],
  ),
)

let folder = ''
let compose: Record<string, Service> = {}
let configMap: Record<string, string> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-deploy-'))
  compose = (await parse('compose.yaml'))[0]?.services ?? {}
  const { environment = {} } = compose.relay ?? {}
  // As `docker compose` fills in what its caller does not set.
  for (const [name, value] of Object.entries(environment))
    environment[name] = value.replace(/^\$\{\w+:-(.*)\}$/, '$1')
  configMap = (await parse('kubernetes/configuration.yaml'))[0]?.data ?? {}
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What is wrong with settings, as `check` says it. */
async function findFaults(variables: Record<string, string>): Promise<readonly string[]> {
  const run = runProgram({ given: ['check'], variables, write: () => undefined, onServing: () => undefined })
  return run.then(
    () => [],
    (error: unknown) => {
      if (error instanceof ConfigurationError) return error.faults
      throw error
    },
  )
}

/** The variables that a text of another form than YAML sets. */
async function readVariables(file: string, pattern: RegExp): Promise<Record<string, string>> {
  const lines = [...(await read(file)).matchAll(pattern)].flatMap(([, list = '']) => list.trim().split(/\s+/))
  return Object.fromEntries(lines.map((line) => [line.split('=')[0] ?? '', line.split('=')[1] ?? '']))
}

test('every variable that a file of deploy/ sets is a setting of the program', async () => {
  const sources: Record<string, Record<string, string>> = {
    'compose.yaml': compose.relay?.environment ?? {},
    'configuration.yaml': configMap,
    Dockerfile: await readVariables('Dockerfile', /^ENV (.*)$/gm),
    'onlend-relay.service': await readVariables('onlend-relay.service', /^Environment=(.*)$/gm),
  }
  for (const [file, variables] of Object.entries(sources)) {
    const names = Object.keys(variables).filter((name) => name !== 'NODE_ENV')
    expect(names.length, file).toBeGreaterThan(2)
    for (const name of names) expect(known, `${file}: ${name}`).toContain(name)
  }
})

test('the program starts with the settings of the compose file, and refuses its public secrets in production', async () => {
  const variables = compose.relay?.environment ?? {}
  expect(await findFaults(variables)).toEqual([])
  const faults = await findFaults({ ...variables, LENDING_ENVIRONMENT: 'production' })
  expect(faults).toContainEqual(expect.stringMatching(/begins as one of an example/))
  for (const name of [
    'BACKEND_SECRET',
    'TOKEN_SECRET',
    'LEDGER_SECRET',
    'WEBHOOK_SECRET',
    'LENDING_API_KEY',
  ]) {
    const own = { ...ownSecrets(), [name]: variables[name] ?? '' }
    expect(await findFaults({ ...production, ...own }), name).toContainEqual(
      expect.stringMatching(/of an example/),
    )
  }
})

test('relay and sandbox of the compose file know each other', () => {
  const relay = compose.relay?.environment ?? {}
  const sandbox = compose.sandbox?.environment ?? {}
  expect(relay.LENDING_API_URL).toBe('http://sandbox:4311')
  expect(sandbox.SANDBOX_API_KEY).toBe(relay.LENDING_API_KEY)
  expect(sandbox.WEBHOOK_SECRET).toBe(relay.WEBHOOK_SECRET)
  expect(sandbox.WEBHOOK_URL).toBe('http://relay:4310/lending/webhooks/service')
  expect(compose.relay?.ports).toEqual(['127.0.0.1:4310:4310'])
  expect(compose.relay?.read_only).toBe(true)
  expect(Number.parseInt(compose.relay?.stop_grace_period ?? '0', 10)).toBeGreaterThan(60)
})

test('the program starts with the settings of Kubernetes, once the secrets are those of the installation', async () => {
  const files = await writeSecretFiles()
  const [relaySecret, migrationSecret] = await parse('kubernetes/secret.example.yaml')
  const keys = Object.keys((relaySecret as unknown as { stringData: object }).stringData)
  expect(keys.sort()).toEqual(Object.keys(files).sort())
  expect(Object.keys((migrationSecret as unknown as { stringData: object }).stringData)).toEqual([
    'database-url',
  ])
  const mounted = Object.entries(configMap).map(([name, value]) => [
    name,
    value.replace(/^\/run\/secrets\/onlend\/(.*)$/, (_path, key: string) => files[key] ?? 'none'),
  ])
  expect(await findFaults(Object.fromEntries(mounted))).toEqual([])
})

test('the unit names a credential for each secret that it reads', async () => {
  const unit = await read('onlend-relay.service')
  const loaded = [...unit.matchAll(/^LoadCredential=([^:]+):/gm)].map(([, name]) => name)
  const used = [...unit.matchAll(/_FILE=%d\/(\S+)/g)].map(([, name]) => name)
  expect(used.sort()).toEqual(loaded.sort())
  expect(unit).toContain(`/@onlend/relay/${manifest.bin['onlend-relay'].slice(2)} serve`)
})

test('the image runs the program of the package, as a user without rights, with packages that the relay knows', async () => {
  const text = await read('Dockerfile')
  const program = `/app/node_modules/@onlend/relay/${manifest.bin['onlend-relay'].slice(2)}`
  expect(text).toContain(`ENTRYPOINT ["node", "${program}"]`)
  expect(text).toContain(`CMD ["node", "${program}", "health"]`)
  expect(text).toMatch(/^USER 10001:10001$/m)
  const [, list = ''] = /@onlend\/relay@\S+ (.*)$/m.exec(text) ?? []
  const names = list.split(' ').map((name) => name.replace(/(.)@.*$/, '$1'))
  expect(Object.keys(manifest.peerDependencies)).toEqual(expect.arrayContaining(names))
})

test('probes ask addresses that the relay answers, on the port where it listens, and a stop leaves time for what was sent', async () => {
  const { send } = await testRelay()
  const text = await read('kubernetes/relay.yaml')
  const paths = new Set(
    [...text.matchAll(/httpGet: \{ path: (\S+), port: http \}/g)].map(([, path = '']) => path),
  )
  expect(paths).toEqual(new Set(['/lending/health/live', '/lending/health/ready']))
  for (const path of paths) {
    expect(path.startsWith(`${configMap.MOUNT_PATH}/`)).toBe(true)
    expect((await send('GET', path.slice('/lending'.length), { as: null })).status, path).toBe(200)
  }
  expect(text).toContain(`containerPort: ${configMap.PORT} `)
  const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(text)?.[1])
  const pause = Number(/\[sleep, ['"](\d+)['"]\]/.exec(text)?.[1])
  expect(grace).toBeGreaterThan(Number(configMap.STOP_TIMEOUT) + pause)
})

test('every pod runs without rights on a file system that it cannot write to', async () => {
  const capabilities = { drop: ['ALL'] }
  const container = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities }
  const pod = { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } }
  const spec = {
    ...{ automountServiceAccountToken: false, securityContext: pod },
    containers: [{ securityContext: container }],
  }
  const name: unknown = expect.stringMatching(/^onlend-relay/)
  for (const file of (await readdir(join(deploy, 'kubernetes'))).filter((name) => name.endsWith('.yaml'))) {
    for (const document of await parse(`kubernetes/${file}`)) {
      expect(document).toMatchObject({ apiVersion: expect.any(String), metadata: { name } })
      if (document.kind === 'Deployment' || document.kind === 'Job')
        expect(document, file).toMatchObject({ spec: { template: { spec } } })
    }
  }
})

const production = {
  LENDING_ENVIRONMENT: 'production',
  DRAWDOWN_COST: 'elsewhere',
  LENDING_API_URL: 'https://api.lender.example',
  DATABASE_URL: 'postgresql://onlend@db.example/onlend',
}

/** Made anew for each run: no secret of a test is one of somebody's. */
function ownSecrets(): Record<string, string> {
  const make = (): string => crypto.randomUUID() + crypto.randomUUID()
  return {
    LENDING_API_KEY: make(),
    BACKEND_SECRET: make(),
    TOKEN_SECRET: make(),
    WEBHOOK_SECRET: `whsec_${btoa(make())}`,
    LEDGER_SECRET: make(),
  }
}

async function writeSecretFiles(): Promise<Record<string, string>> {
  const written: Record<string, string> = {}
  const secrets = { ...ownSecrets(), DATABASE_URL: production.DATABASE_URL }
  for (const [name, value] of Object.entries(secrets)) {
    const key = name.toLowerCase().replaceAll('_', '-')
    written[key] = join(folder, key)
    await writeFile(join(folder, key), `${value}\n`)
  }
  return written
}
