import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './findFreePort.mjs'
import { serverGroup } from './serverGroup.mjs'
import { waitForHealth } from './waitForHealth.mjs'

function start(text) {
  const cwd = mkdtempSync(join(tmpdir(), 'onlend-server-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  writeFileSync(join(cwd, 'main.mjs'), text)
  const group = serverGroup({ verbose: false })
  group.start({ name: 'host app', cwd, nodeArgs: ['main.mjs'], environment: process.env })
  return group
}

test('a port in use is passed over, and free again once its server was stopped', async () => {
  const port = await findFreePort({ preferred: 21_000 + Math.floor(Math.random() * 8_000) })
  const group = start(
    `import { createServer } from 'node:http'\ncreateServer((_asked, answer) => answer.end('{}')).listen(${port}, '127.0.0.1')`,
  )
  await waitForHealth({ name: 'the host app', address: `http://127.0.0.1:${port}` })
  expect(await findFreePort({ preferred: port })).toBeGreaterThan(port)
  expect(await findFreePort({ preferred: port, taken: [port + 1] })).not.toBe(port + 1)
  await group.stop('SIGTERM')
  expect(await findFreePort({ preferred: port })).toBe(port)
})

test('a server that ends by itself is named, with its last words', async () => {
  const group = start("console.error('PORT is missing: give a number'); process.exit(1)")
  expect(await group.ended).toEqual({ name: 'host app', output: 'PORT is missing: give a number' })
})
