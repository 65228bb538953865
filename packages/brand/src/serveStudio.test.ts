import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveStudio } from './serveStudio.ts'

const brand = { id: 'a', name: 'A', locale: 'en' }

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-studio-'))
  const file = join(folder, 'brand.json')
  await writeFile(file, JSON.stringify(brand))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  const server = await serveStudio({ file, folder, port: 0 })
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  const base = `http://127.0.0.1:${port}`
  const edition = async () => (await fetch(`${base}/brand`)).headers.get('ETag') ?? ''
  const put = async (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${base}/brand`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': await edition(), ...headers },
      body: JSON.stringify(body),
    })
  const read = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
  return { base, port, file, put, read, edition }
}

test('a brand is read, saved whole, and the next save goes on from there', async () => {
  const { base, put, read } = await open()
  expect(await (await fetch(`${base}/`)).text()).toBe('<!doctype html>')
  expect(await (await fetch(`${base}/brand`)).json()).toEqual(brand)
  for (const name of ['B', 'C']) {
    expect((await put({ ...brand, name })).status).toBe(204)
    expect(await read()).toEqual({ ...brand, name })
  }
})

test('a brand with an error, another type and a change of somebody else never replace the file', async () => {
  const { put, read, file, edition } = await open()
  expect((await put({ id: 'a' })).status).toBe(422)
  expect((await put(brand, { 'Content-Type': 'text/plain' })).status).toBe(415)
  const before = await edition()
  await writeFile(file, JSON.stringify({ ...brand, name: 'Theirs' }))
  expect((await put({ ...brand, name: 'Mine' }, { 'If-Match': before })).status).toBe(412)
  expect(await read()).toEqual({ ...brand, name: 'Theirs' })
})

test('a page of another host gets nothing, and no file but the page’s own is served', async () => {
  const { base, port } = await open()
  const status = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/brand', headers: { Host: 'evil.example' } }, (answer) =>
      resolve(answer.statusCode),
    )
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
  for (const path of ['/brand.json', '/..%2fbrand.js', '/missing.js'])
    expect((await fetch(`${base}${path}`)).status).toBe(404)
})
