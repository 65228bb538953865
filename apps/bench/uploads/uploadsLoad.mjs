// Plays the browser: stages documents in chunks, several at a time, and submits them. It does what the bench tells it and says how long it took.
import { createHash, randomBytes, randomUUID } from 'node:crypto'

const head = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n3 0 obj\n<< /Length 1 >>\nstream\n',
)
const tail = Buffer.from(
  '\nendstream\nendobj\nxref\n0 3\ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n120\n%%EOF\n',
)

/** A PDF of `size` bytes with a scan that does not compress, and its SHA-256. */
function makeDocument(size) {
  const bytes = Buffer.concat([head, randomBytes(size - head.length - tail.length), tail])
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

const type = 'application/offset+octet-stream'
const documents = new Map()
/** The addresses of the documents that were created, by relay. */
const created = new Map()

function getDocument(size) {
  const known = documents.get(size) ?? makeDocument(size)
  documents.set(size, known)
  return known
}

async function expectStatus(expected, url, { headers, ...request }) {
  const own = { Cookie: 's=bench_0', 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(url, { ...request, headers: { ...own, ...headers } })
  const text = await answer.text()
  if (answer.status !== expected)
    throw new Error(`${request.method} ${url} was answered with ${answer.status} ${text}`)
  return answer
}

async function create({ url, size }) {
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
  const answer = await expectStatus(201, `${url}/uploads`, { method: 'POST', headers })
  return answer.headers.get('Location')
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
  async stage({ url, count, size, held, parallel, chunk }) {
    const paths = []
    await inParallel([...Array(count).keys()], parallel, async () => {
      const path = await create({ url, size })
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
  async submit({ url, size, expected }) {
    const ids = created.get(url).map((path) => path.split('/').at(-1))
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
