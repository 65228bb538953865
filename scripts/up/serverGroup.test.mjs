import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverGroup } from './serverGroup.mjs'
import { waitForHealth } from './waitForHealth.mjs'

async function serverScript(text) {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'main.mjs'), text)
  return folder
}

/** Its port is its own choice: one that is chosen before it starts may be taken by then. */
const answering = `
  import { writeFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const server = createServer((_request, response) => response.end('{}'))
  server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
`

test('a stopped server has ended and its port is free', async () => {
  const cwd = await serverScript(answering)
  const group = serverGroup({ verbose: false })
  group.start({ name: 'sandbox', cwd, nodeArgs: ['main.mjs'], environment: process.env })
  const readPort = () => readFile(join(cwd, 'port'), 'utf8')
  await expect.poll(readPort, { timeout: 30_000 }).toMatch(/^\d+$/)
  const port = Number(await readPort())
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
