import { uploadMetadata } from '../uploadMetadata.ts'
import { createFile, sendPiece, stageFile } from './stageFile.ts'
import type { Part, World } from './World.ts'

const tus = { 'Tus-Resumable': '1.0.0' }
const set = '/uploads?customer_partner_id=cp_adaeze&kind=submitCreditAssessment&set=current'
const draft = '/drafts/submitCreditAssessment/current?customer_partner_id=cp_adaeze'
const toBytes = (text: string) => new TextEncoder().encode(text)
const isGone = ['404 not_found', '404 not_found', '404 not_found', '404 not_found']

/** Everything that can be asked of one file, by a person for whom it is not there. */
async function askForAll({ send }: World, path: string, as: 'reader' | 'kwame' | 'harbour'): Promise<void> {
  await send('HEAD', path, { as, headers: tus })
  await send('GET', path, { as })
  const piece = { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  await send('PATCH', path, { as, body: toBytes('x'), headers: piece })
  await send('DELETE', path, { as, headers: tus })
}

/** The routes of staged files and drafts. */
export const uploadParts = {
  listUploads: [
    {
      fact: 'a set lists its files, whole or still arriving, and how much more may come',
      async play(world) {
        await stageFile(world)
        await createFile(world, { size: 10, facts: { slot: 'bank_statements', set: 'other' } })
        await world.send('GET', set, { as: 'second' })
        await world.send('GET', set.replace('current', 'other'))
        await world.send('GET', set.replace('cp_adaeze', 'cp_other'))
        await world.send('GET', set, { as: 'reader' })
        await world.send('GET', set.replace('submitCreditAssessment', 'withdraw'))
        await world.send('GET', set.replace('current', 'a.b'))
        await world.send('GET', '/uploads')
      },
      answers: [
        ...['201', '204', '201', '200', '200', '403 forbidden', '403 forbidden'],
        ...['400 malformed_request', '400 malformed_request', '400 malformed_request'],
      ],
    },
  ],
  createUpload: [
    {
      fact: 'a file is made room for, by what its header says',
      options: { uploads: { maxFileBytes: 1000, maxFiles: 2, maxBytes: 1500 } },
      async play(world) {
        const create = (size: string | null, facts: Record<string, string> = {}) =>
          world.send('POST', '/uploads', {
            headers: {
              ...tus,
              'Upload-Length': size,
              'Upload-Metadata': uploadMetadata({ customer_partner_id: 'cp_adaeze', ...facts }),
            },
          })
        await create('10', { name: '../../C:\\statement \u202efdp.csv' })
        await create('0')
        await create('1001')
        await create('-1')
        await create(null)
        await create('10', { kind: 'withdraw' })
        await create('10', { slot: 'No Slot' })
        await create('10', { set: 'a.b' })
        await create('10', { sha256: 'AB' })
        await create('10', { strange: 'x' })
        await create('10', { customer_partner_id: 'cp_other' })
        await create('1000', { set: 'other' })
        await create('1000', { set: 'third' })
        await world.sandbox.advance(1)
        await create('10', { name: 'second.csv' })
        await create('10', { name: 'third.csv' })
        await world.send('POST', '/uploads', { headers: { ...tus, 'X-Relay': null } })
        await world.send('POST', '/uploads', { headers: { 'Upload-Length': '1' } })
        await world.send('GET', set)
      },
      answers: [
        ...['201', '422 upload_rejected', '413 body_too_large', '400 malformed_request'],
        ...Array.from({ length: 6 }, () => '400 malformed_request'),
        ...['403 forbidden', '201', '413 staging_full', '201', '413 staging_full', '403 cross_site'],
        ...['400 malformed_request', '200'],
      ],
    },
  ],
  getUploadOffset: [
    {
      fact: 'it says how much is here, to people of the partner',
      async play(world) {
        const path = await createFile(world, { size: 10 })
        await sendPiece(world, path, { offset: 0, bytes: toBytes('date,') })
        await world.send('HEAD', path, { as: 'second', headers: tus })
        await world.send('HEAD', '/uploads/none', { headers: tus })
      },
      answers: ['201', '204', '200', '404 not_found'],
    },
  ],
  getUpload: [
    {
      fact: 'the bytes of a file that is whole are handed out as something that no browser opens',
      async play(world) {
        const { path } = await stageFile(world)
        await world.send('GET', path, { as: 'second' })
        const other = await createFile(world, { size: 10 })
        await world.send('GET', other)
        await askForAll(world, path, 'reader')
        await askForAll(world, path, 'kwame')
        await askForAll(world, '/uploads/none', 'harbour')
      },
      answers: ['201', '204', '200', '201', '404 not_found', ...isGone, ...isGone, ...isGone],
    },
  ],
  appendUpload: [
    {
      fact: 'a file comes in pieces, each at its place, and ends staged',
      async play(world) {
        const text = toBytes('date,amount\n2026-01-02,100.00\n')
        const path = await createFile(world, { size: text.byteLength })
        await sendPiece(world, path, { offset: 0, bytes: text.slice(0, 5) })
        await sendPiece(world, path, { offset: 0, bytes: text.slice(0, 5) })
        await sendPiece(world, path, { offset: 99, bytes: text.slice(0, 5) })
        await world.send('PATCH', path, { body: text, headers: { ...tus, 'Upload-Offset': '5' } })
        await world.send('PATCH', path, { body: text, headers: { 'Upload-Offset': '5' } })
        await sendPiece(world, path, { offset: 5, bytes: text.slice(5) })
        await sendPiece(world, path, { offset: text.byteLength, bytes: text.slice(0, 1) })
        await world.send('GET', set)
      },
      answers: [
        ...['201', '204', '409 upload_conflict', '409 upload_conflict', '415 unsupported_media_type'],
        ...['400 malformed_request', '204', '409 upload_conflict', '200'],
      ],
    },
    {
      fact: 'a file that is not what it is called, or not what was announced, is thrown away',
      async play(world) {
        const { path } = await stageFile(world, { text: 'MZ no document', facts: { name: 'a.pdf' } })
        await world.send('HEAD', path, { headers: tus })
        await world.send('GET', path)
        await stageFile(world, { facts: { sha256: '0'.repeat(64) } })
        await world.send('GET', set)
        await world.send('DELETE', path, { headers: tus })
        await world.send('HEAD', path, { headers: tus })
      },
      answers: [
        ...['201', '422 upload_rejected', '422 upload_rejected', '422 upload_rejected'],
        ...['201', '422 upload_rejected', '200', '204', '404 not_found'],
      ],
    },
  ],
  removeUpload: [
    {
      fact: 'a file is removed once, and one that is old is gone by itself',
      async play(world) {
        const { path } = await stageFile(world)
        await world.send('DELETE', path, { headers: { ...tus, 'X-Relay': null } })
        await world.send('DELETE', path, { headers: tus })
        await world.send('DELETE', path, { headers: tus })
        const { path: old } = await stageFile(world)
        await world.pass(14 * 86_400_000)
        await world.send('DELETE', old, { headers: tus })
        // A write that was begun before may still take it along.
        await world.pass(1_200_000)
        await world.send('GET', set)
      },
      answers: [
        ...['201', '204', '403 cross_site', '204', '404 not_found', '201', '204', '404 not_found', '200'],
      ],
    },
  ],
  getDraft: [
    {
      fact: 'there is none until one is saved, and none for others',
      async play({ send }) {
        await send('GET', draft)
        await send('GET', draft, { as: 'kwame' })
        await send('GET', draft, { as: 'reader' })
        await send('GET', draft.replace('submitCreditAssessment', 'withdraw'))
        await send('GET', '/drafts/submitCreditAssessment/current')
      },
      answers: ['200', '403 forbidden', '403 forbidden', '400 malformed_request', '400 malformed_request'],
    },
  ],
  saveDraft: [
    {
      fact: 'a change is kept on the revision that it was made on, and refused on an older one',
      async play({ send }) {
        const save = (body: object | string, as: 'harbour' | 'second' | 'reader' = 'harbour') =>
          send('PUT', draft, { as, body: typeof body === 'string' ? body : { ...body } })
        await save({ revision: null, value: { period: '12' } })
        await save({ revision: null, value: { period: '6' } }, 'second')
        await save({ revision: 1, value: { period: '6' } }, 'second')
        await save({ revision: 1, value: {} }, 'reader')
        await save({ revision: 0, value: {} })
        await save({ revision: 2, value: [] })
        await save({ revision: 2 })
        await save('{')
        await save({ revision: 2, value: { note: 'x'.repeat(65_536) } })
        await send('PUT', draft, { body: '{}', headers: { 'Content-Type': 'text/plain' } })
        await send('GET', draft)
      },
      answers: [
        ...['200', '409 draft_changed', '200', '403 forbidden', '400 malformed_request'],
        ...['400 malformed_request', '400 malformed_request', '400 malformed_request'],
        ...['413 body_too_large', '415 unsupported_media_type', '200'],
      ],
    },
    {
      fact: 'a partner has fifty at most',
      async play({ send }) {
        for (let at = 0; at < 51; at += 1)
          await send('PUT', draft.replace('current', `set_${at}`), { body: { revision: null, value: {} } })
      },
      answers: [...Array.from({ length: 50 }, () => '200'), '413 staging_full'],
    },
  ],
} satisfies Record<string, Part[]>
