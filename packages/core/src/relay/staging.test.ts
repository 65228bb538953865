import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { listUploads } from './listUploads.ts'
import uploads from './listUploads.wire.json' with { type: 'json' }
import { saveDraft } from './saveDraft.ts'
import saved from './saveDraft.wire.json' with { type: 'json' }

const place = { customerPartnerId: 'cup_1', kind: 'submitCreditAssessment', set: 'current' }

test('an unknown state of a file is a contract error: an incomplete file is never sent', async () => {
  const [file] = uploads.response.data.uploads
  const data = { ...uploads.response.data, uploads: [{ ...file, state: 'probably-whole' }] }
  const { client } = createFakeService([answer({ data })])
  const failure = await getFailure(callEndpoint(client, listUploads, place))
  expect(failure).toMatchObject({ category: 'contract', path: 'data.uploads.0.state' })
})

test('a draft is saved with the revision that was read, and refused when another person has changed it', async () => {
  const changed = answer({ status: 'error' }, { status: 409, headers: { 'Onlend-Error': 'draft_changed' } })
  const { client, requests } = createFakeService([answer(saved.response), changed])
  await expect(callEndpoint(client, saveDraft, { ...place, body: saved.request })).resolves.toMatchObject({
    revision: 4,
  })
  expect(requests[0]).toMatchObject({ init: { method: 'PUT' }, body: saved.request })
  const failure = await getFailure(callEndpoint(client, saveDraft, { ...place, body: saved.request }))
  expect(failure).toMatchObject({ category: 'rejected', status: 409 })
})
