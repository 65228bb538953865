// Sends forms with a file, as many at once as it is told, and says how long each took.
import { Agent, request as openRequest } from 'node:http'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeForm } from './makeForm.mjs'

const agent = new Agent({ keepAlive: true })
const forms = new Map()
let sent = 0

async function send({ url, form }) {
  // A person and a partner for each: another form of the same partner might be held back as a possible duplicate.
  sent += 1
  const person = `f${sent}`
  const started = performance.now()
  const request = openRequest(`${url}/v1/customer_partners/cp_${person}/customers`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': form.contentType,
      'Content-Length': form.length,
      'Idempotency-Key': randomUUID(),
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `s=${person}`,
    },
  })
  const sending = pipeline(Readable.from(form.pieces), request)
  // Who refuses may close before everything is sent; the answer says so, and without one the wait for it fails.
  sending.catch(() => undefined)
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  const { statusCode: status, headers } = response
  if (status !== 200) request.destroy()
  return { status, code: headers['onlend-error'], milliseconds: performance.now() - started }
}

process.on('message', async ({ url, size, parallel }) => {
  const form = forms.get(size) ?? makeForm(size)
  forms.set(size, form)
  try {
    const answers = await Promise.all(Array.from({ length: parallel }, () => send({ url, form })))
    process.send({ sent: { answers, digest: form.digest, length: form.length } })
  } catch (error) {
    process.send({ sent: { error: error.message } })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
