import { readFileSync } from 'node:fs'

/** The API document's own sample of a list of partners: what the service really sends, with a secret in each record. */
const sample = JSON.parse(
  readFileSync(
    new URL('../../../../packages/core/src/endpoints/listCustomerPartners.wire.json', import.meta.url),
    'utf8',
  ),
)
const [, record] = sample.response.data
const { app_key: _secret, ...cleanRecord } = record
const shortRecord = Object.fromEntries(Object.entries(cleanRecord).slice(0, 22))

/** What the service answers, by the partner that is asked for: the size and the secrets of each read row. */
export const answers = {
  cp_1k: write([shortRecord], 1024),
  cp_20k: write(repeat(cleanRecord), 20 * 1024),
  cp_20k_secrets: write(repeat(record), 20 * 1024),
}

function repeat(partner) {
  return Array.from({ length: 14 }, (_, index) => ({
    ...partner,
    id: `${partner.id}${index}`,
    ...('app_key' in partner && { app_key: `ak_bench_${String(index).padStart(24, '0')}` }),
  }))
}

/** An envelope of exactly `size` bytes: a note after its data fills what is missing. */
function write(data, size) {
  const text = (note) => JSON.stringify({ status: 'success', message: 'ok', data, note })
  const missing = size - Buffer.byteLength(text(''))
  if (missing < 0) throw new Error(`An answer of ${size} bytes is too small for its records by ${-missing}.`)
  const words = 'paid on time and in full, as agreed; '
  return text(words.repeat(Math.ceil(missing / words.length)).slice(0, missing))
}
