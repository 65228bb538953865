import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStaging } from '../../src/uploads/staging/fileStaging.ts'
import type { UploadOptions } from '../../src/uploads/UploadOptions.ts'

/** Uploads of large files to a folder of the test, whose staging reads a piece once the gate is open. */
export async function gatedUploads(
  getGate: () => Promise<void> | null,
): Promise<{ uploads: UploadOptions; clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-mounts-'))
  const staging = fileStaging({ folder })
  const gated: UploadOptions['staging'] = {
    ...staging,
    async handle(request, file) {
      if (request.method === 'PATCH') await getGate()
      return staging.handle(request, file)
    },
  }
  return {
    uploads: { staging: gated, maxFileBytes: 104_857_600 },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
