import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { fileStaging } from '../fileStaging.ts'
import { s3Staging } from '../s3Staging.ts'
import { startS3 } from '../../../../test/adapters/s3/startS3.ts'
import { stagingConformance } from './stagingConformance.ts'

const folder = await mkdtemp(join(tmpdir(), 'onlend-staging-'))
const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

describe.each([
  { name: 'fileStaging', staging: fileStaging({ folder }) },
  { name: 's3Staging', staging: s3Staging(s3.options) },
])('$name', ({ staging }) => {
  test.for(stagingConformance)('$name', ({ run }) => run(staging))
})
