// Writes openapi.json into the built package.
import { mkdir, writeFile } from 'node:fs/promises'
import { buildOpenApi } from './buildOpenApi.ts'

const dist = new URL('../../dist/', import.meta.url)
await mkdir(dist, { recursive: true })
await writeFile(new URL('openapi.json', dist), `${JSON.stringify(buildOpenApi(), null, 2)}\n`)
