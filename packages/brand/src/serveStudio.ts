import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { checkBrand } from './checkBrand.ts'

type ServeStudioParameters = {
  /** The brand's JSON, which "Save" writes. */
  file: string
  /** The built page. */
  folder: string
  /** 0 is any free one. */
  port: number
}

/** The most bytes of a brand. */
const largest = 2_000_000
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves the studio on this machine alone. "Save" replaces the file whole, never with a brand that has an error, and never over a change that
 * somebody else has made to the file meanwhile.
 *
 * @throws the error of the file system when the file cannot be read.
 */
export async function serveStudio({ file, folder, port }: ServeStudioParameters): Promise<Server> {
  JSON.parse(await readFile(file, 'utf8'))
  const server = createServer((request, response) => {
    answer(request, response, { file, folder }).catch(() => {
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { file, folder }: { file: string; folder: string },
): Promise<void> {
  // A name of another host that leads here is a page of a stranger.
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')) return end(response, 403)
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/brand' && request.method === 'PUT') return save(request, response, file)
  if (request.method !== 'GET') return end(response, 405)
  if (pathname === '/brand') {
    const text = await readFile(file, 'utf8')
    return end(response, 200, { type: 'application/json', edition: toEdition(text), body: text })
  }
  const name = pathname === '/' ? '/index.html' : pathname
  const type = types[extname(name)]
  if (type === undefined || name.includes('..')) return end(response, 404)
  const body = await readFile(join(folder, name)).catch(() => null)
  return body === null ? end(response, 404) : end(response, 200, { type, body })
}

async function save(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  // A form of another site can send neither this type nor this header without asking first.
  if (request.headers['content-type'] !== 'application/json') return end(response, 415)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > largest) return end(response, 413)
    parts.push(part)
  }
  const brand = readJson(Buffer.concat(parts).toString('utf8'))
  const isSound = brand !== undefined && checkBrand(brand).every(({ severity }) => severity !== 'error')
  if (!isSound) return end(response, 422)
  if (request.headers['if-match'] !== toEdition(await readFile(file, 'utf8'))) return end(response, 412)
  const text = `${JSON.stringify(brand, null, 2)}\n`
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
  return end(response, 204, { edition: toEdition(text) })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toEdition(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url')}"`
}

type Answer = { type?: string; edition?: string; body?: string | Buffer }

function end(response: ServerResponse, status: number, { type, edition, body }: Answer = {}): void {
  response
    .writeHead(status, {
      ...{ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
      ...(type !== undefined && { 'Content-Type': type }),
      ...(edition !== undefined && { ETag: edition }),
    })
    .end(body)
}
