import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './findFreePort.mjs'
import { serverGroup } from './serverGroup.mjs'
import { waitForHealth } from './waitForHealth.mjs'

async function serverScript(text) {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'main.mjs'), text)
  return folder
}

const answering = `
  import { createServer } from 'node:http'
  createServer((_request, response) => response.end('{}')).listen(Number(process.env.PORT), '127.0.0.1')
`

test('a stopped server has ended and its port is free', async () => {
  const cwd = await serverScript(answering)
  const port = await findFreePort({ preferred: 45_310 })
  const group = serverGroup({ verbose: false })
  group.start({
    name: 'sandbox',
    cwd,
    nodeArgs: ['main.mjs'],
    environment: { ...process.env, PORT: String(port) },
  })
  await waitForHealth({ name: 'the sandbox', address: `http://127.0.0.1:${port}` })
  await group.stop('SIGTERM')
  await new Promise((resolve, reject) => {
    const again = createServer().once('error', reject)
    again.listen(port, '127.0.0.1', () => again.close(resolve))
  })
})

test('a server that ends by itself is named, with its last words', async () => {
  const cwd = await serverScript("console.error('PORT is missing: give a number'); process.exit(1)")
  const group = serverGroup({ verbose: false })
  group.start({ name: 'host app', cwd, nodeArgs: ['main.mjs'], environment: process.env })
  expect(await group.ended).toEqual({ name: 'host app', output: 'PORT is missing: give a number' })
})
