import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fileStaging } from '../src/uploads/staging/fileStaging.ts'
import type { UploadOptions } from '../src/uploads/UploadOptions.ts'
import type { UploadStaging } from '../src/uploads/UploadStaging.ts'
import { type PersonName, type TestAnswer, type TestRelay, testRelay } from './testRelay.ts'
import { uploadMetadata } from './uploadMetadata.ts'

type As = { as?: PersonName; headers?: Record<string, string> }
type CreateOptions = As & { size?: number; facts?: Record<string, string> }

/** A test relay that stages files in a folder of its own, and speaks tus to it. */
export type StagingRelay = TestRelay & {
  folder: string
  create(options?: CreateOptions): Promise<TestAnswer>
  /** Creates a file that is known to pass, and returns its path under the mount. */
  created(options?: CreateOptions): Promise<string>
  head(path: string, options?: As): Promise<TestAnswer>
  patch(path: string, offset: number, body: BodyInit, options?: As): Promise<TestAnswer>
  /** Creates a file and sends it whole; its path under the mount. */
  stage(text: string, options?: CreateOptions): Promise<string>
  list(query?: Record<string, string>, options?: As): Promise<TestAnswer>
}

const tus = { 'Tus-Resumable': '1.0.0' }

/** Makes one. */
export async function stagingRelay({
  uploads = {},
  wrapStaging = (staging) => staging,
  ...changes
}: Omit<Parameters<typeof testRelay>[0] & object, 'uploads'> & {
  uploads?: Partial<UploadOptions>
  wrapStaging?: (staging: UploadStaging) => UploadStaging
} = {}): Promise<StagingRelay> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-staging-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const relay = await testRelay({
    ...changes,
    uploads: { staging: wrapStaging(fileStaging({ folder })), ...uploads },
  })
  const { send } = relay

  const create: StagingRelay['create'] = ({ as = 'uA', size = 10, facts = {}, headers = {} } = {}) =>
    send('POST', '/uploads', {
      as,
      headers: {
        ...tus,
        'Upload-Length': String(size),
        'Upload-Metadata': uploadMetadata(facts),
        ...headers,
      },
    })
  const created: StagingRelay['created'] = async (options) => {
    const answer = await create(options)
    const path = answer.headers.get('Location')
    if (answer.status !== 201 || path === null)
      throw new Error(`not created: ${answer.status} ${answer.text}`)
    return path.replace('/lending', '')
  }
  const patch: StagingRelay['patch'] = (path, offset, body, { as = 'uA', headers = {} } = {}) => {
    const own = { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
    return send('PATCH', path, { as, body, headers: { ...own, ...headers } })
  }
  return {
    ...relay,
    folder,
    create,
    created,
    head: (path, { as = 'uA', headers = {} } = {}) =>
      send('HEAD', path, { as, headers: { ...tus, ...headers } }),
    patch,
    async stage(text, options = {}) {
      const bytes = new TextEncoder().encode(text)
      const path = await created({ ...options, size: bytes.byteLength })
      const answer = await patch(path, 0, bytes, options)
      if (answer.status !== 204) throw new Error(`not staged: ${answer.status} ${answer.text}`)
      return path
    },
    list: (query = {}, { as = 'uA' } = {}) => {
      const asked = { customer_partner_id: 'cp_a', kind: 'submitCreditAssessment', set: 'current', ...query }
      return send('GET', `/uploads?${new URLSearchParams(asked)}`, { as })
    },
  }
}
