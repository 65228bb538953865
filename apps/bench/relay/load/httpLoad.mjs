// The load where `wrk` is not there: the same numbers, from undici, at a higher cost on the load's own core.
import { createHistogram } from 'node:perf_hooks'
import { Pool } from 'undici'
import { readHeaders } from './readHeaders.mjs'

const [address, seconds, connections] = process.argv.slice(2)
const { origin, pathname: path } = new URL(address)
const pool = new Pool(origin, { connections: Number(connections), pipelining: 1 })
const histogram = createHistogram()
const ends = performance.now() + Number(seconds) * 1000
let requests = 0
let bytes = 0
let errors = 0
let refused = 0

async function ask() {
  while (performance.now() < ends) {
    const started = process.hrtime.bigint()
    try {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers: readHeaders })
      for await (const piece of body) bytes += piece.length
      if (statusCode !== 200) refused += 1
      requests += 1
      histogram.record(process.hrtime.bigint() - started)
    } catch {
      errors += 1
    }
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, ask))
const microseconds = Math.round((performance.now() - began) * 1000)
await pool.close()
const percentile = (part) => Math.round(histogram.percentile(part) / 1000)
const figures = { requests, microseconds, bytes, errors, refused, p50: percentile(50), p99: percentile(99) }
console.log(JSON.stringify(figures))
