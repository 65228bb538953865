import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSubmitCreditAssessmentForm } from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import { renderFilledAssessment } from '../../../test/renderFilledAssessment.tsx'

afterEach(cleanup)

test('a refusal keeps every file and figure, shows the service’s words, and a second try is another operation', async () => {
  const needsOne = { filesNeeded: {} }
  const { form, review, confirm, sent, relay } = await renderFilledAssessment(needsOne, [
    'holdco_incorporation_documents',
  ])
  await relay.stageFile({ slot: 'holdco_incorporation_documents' })
  await act(() => form().uploads.refresh())
  expect(await review()).toBe(true)
  const first = form().operationId
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('rejected'))
  expect(form()).toMatchObject({
    step: 'details',
    error: { serviceMessage: 'holdco_incorporation_documents_2 is required' },
    completeness: { done: 43, total: 43 },
  })
  expect(relay.uploads()).toHaveLength(19)
  await relay.stageFile({ slot: 'holdco_incorporation_documents', content: '%PDF-1.4 second' })
  await act(() => form().uploads.refresh())
  expect(await review()).toBe(true)
  expect(form().operationId).not.toBe(first)
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  expect(sent().map(({ status }) => status)).toEqual([422, 200])
})

test('a file that is not the one that was reviewed stops everything, and the relay is asked again what it holds', async () => {
  const { form, review, confirm, sent, relay } = await renderFilledAssessment({}, ['memorandum'])
  const { id } = await relay.stageFile({ slot: 'memorandum', name: 'changed-memorandum.pdf' })
  await act(() => form().uploads.refresh())
  expect(await review()).toBe(true)
  // A colleague adds a file meanwhile; the page learns of it from the read after the refusal.
  await relay.stageFile({ slot: 'memorandum', name: 'colleague.pdf' })
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('rejected'))
  expect(form().error?.code).toBe('upload_changed')
  expect(sent()).toEqual([])
  await waitFor(() => expect(form().getSlot('memorandum').items).toHaveLength(2))
  expect(relay.uploads().map((upload) => upload.id)).toContain(id)
})

test('without an answer nothing is sent again, every file and figure stays, and a reload comes back to the question', async () => {
  const { form, review, confirm, sent, relay, unmount, ...fixture } = await renderFilledAssessment()
  expect(await review()).toBe(true)
  fixture.sandbox.faults.add({ endpoint: 'submitCreditAssessment', fault: '500' })
  await confirm()
  await waitFor(() => expect(form()).toMatchObject({ step: 'outcome', outcome: 'unknown', isPending: false }))
  const { operationId } = form()
  await confirm()
  await act(() => form().actions.sendAgainSameKey())
  expect(relay.uploads()).toHaveLength(20)
  unmount()
  const again = await renderSubmitCreditAssessmentForm({}, { ...fixture, relay })
  await waitFor(() => expect(again.form()).toMatchObject({ operationId, resumed: true, outcome: 'unknown' }))
  await act(() => again.form().actions.confirm())
  expect(again.form().completeness).toMatchObject({ done: 43, total: 43 })
  expect(sent()).toHaveLength(1)
})
