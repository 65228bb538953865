// Writes openapi.json beside the package's manifest.
import { writeFile } from 'node:fs/promises'
import { buildOpenApi } from './buildOpenApi.ts'

await writeFile(
  new URL('../../openapi.json', import.meta.url),
  `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
)
