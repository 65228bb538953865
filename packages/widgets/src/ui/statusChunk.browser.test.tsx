import { cleanup } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { formChunks } from '../form/formChunks.ts'
import { loseChunkAndRetry } from '../../test/loseChunkAndRetry.tsx'
import { loseFiles } from '../../test/loseFiles.ts'

afterEach(async () => {
  cleanup()
  await loseFiles([])
})

test('the status of an operation is fetched again by hand after its file was lost', () =>
  loseChunkAndRetry(formChunks.status))
