// Plays the browser: stages documents in chunks, several at a time, and submits them. It does what the bench tells it and says how long it took.
import { randomUUID } from 'node:crypto'
import { askServer } from './askServer.mjs'
import { makeDocument } from './makeDocument.mjs'

const type = 'application/offset+octet-stream'
const documents = new Map()
/** The documents that were created, by contestant: their addresses. */
const created = new Map()

function getDocument(size) {
  const known = documents.get(size) ?? makeDocument(size)
  documents.set(size, known)
  return known
}

async function expectStatus(expected, url, request) {
  const answer = await askServer(url, request)
  if (answer.status !== expected)
    throw new Error(`${request.method} ${url} was answered with ${answer.status} ${answer.text}`)
  return answer
}

async function create({ url, isRelay, size }) {
  const { sha256 } = getDocument(size)
  const facts = {
    customer_partner_id: 'cp_bench',
    kind: 'submitCreditAssessment',
    set: 'current',
    slot: 'management_financial_report_2024',
    name: 'report.pdf',
    type: 'application/pdf',
    sha256,
  }
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${btoa(value)}`)
  const headers = {
    'Tus-Resumable': '1.0.0',
    'Upload-Length': String(size),
    'Upload-Metadata': metadata.join(','),
  }
  const path = isRelay ? '/uploads' : '/files'
  const { headers: answered } = await expectStatus(201, `${url}${path}`, { method: 'POST', headers })
  return answered.location
}

async function patch({ url, path, size, from, to }) {
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(from), 'Content-Type': type }
  const body = getDocument(size).bytes.subarray(from, to)
  await expectStatus(204, `${url}${path}`, { method: 'PATCH', headers, body })
}

/** Works on all of a list, so many at a time. */
async function inParallel(list, parallel, work) {
  const left = [...list]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}

const tasks = {
  /** Sends all but the last `held` bytes of so many documents. */
  async stage({ url, isRelay, count, size, held, parallel, chunk }) {
    const paths = []
    await inParallel([...Array(count).keys()], parallel, async () => {
      const path = await create({ url, isRelay, size })
      for (let from = 0; from < size - held; from += chunk)
        await patch({ url, path, size, from, to: Math.min(from + chunk, size - held) })
      paths.push(path)
    })
    created.set(url, paths)
  },
  /** Sends the bytes that were held back, upon which the relay looks into each document. */
  async finish({ url, size, held, parallel }) {
    await inParallel(created.get(url), parallel, (path) =>
      patch({ url, path, size, from: size - held, to: size }),
    )
  },
  async submit({ url, isRelay, size, expected }) {
    const ids = created.get(url).map((path) => path.split('/').at(-1))
    if (!isRelay) {
      const body = Buffer.from(JSON.stringify({ ids, size }))
      await expectStatus(expected, `${url}/send`, { method: 'PATCH', body })
      return
    }
    const { sha256 } = getDocument(size)
    const parts = ids.map((upload, at) => ({
      name: `management_financial_report_2024_${at + 1}`,
      upload,
      sha256,
    }))
    const path = '/v1/channel-partner/customer-partner/cp_bench/complete-credit-assessment'
    const headers = {
      'Content-Type': 'application/vnd.onlend.staged+json',
      'Idempotency-Key': randomUUID(),
      'X-Relay-Confirm': 'duplicate',
    }
    const body = Buffer.from(JSON.stringify({ parts }))
    await expectStatus(expected, `${url}${path}`, { method: 'PATCH', headers, body })
  },
}

process.on('message', async ({ task, ...details }) => {
  getDocument(details.size)
  const started = performance.now()
  try {
    await tasks[task](details)
    process.send({ done: { milliseconds: performance.now() - started } })
  } catch (error) {
    process.send({ done: { error: error.message } })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
