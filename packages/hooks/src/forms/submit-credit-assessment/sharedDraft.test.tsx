import { callEndpoint } from '@onlend/core'
import { getDraft, saveDraft } from '@onlend/core/relay'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { UploadItem } from '@onlend/core/client/uploads'
import { createDevice } from '../../../test/createDevice.tsx'
import { type Fixture, createFixture } from '../../../test/createFixture.tsx'
import { readDraft } from '../../../test/readDraft.ts'
import {
  renderSubmitCreditAssessmentForm,
  stageEverything,
} from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import { saveAsColleague } from '../../../test/saveAsColleague.ts'

afterEach(cleanup)

const place = { customerPartnerId: 'cp_adaeze', kind: 'submitCreditAssessment', set: 'current' }

/** Another tab has been looked at meanwhile. */
function comeBack(): void {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}
/** The page may go at any moment. */
function leavePage(): void {
  act(() => void window.dispatchEvent(new Event('pagehide')))
}

test('what is filled in is saved at the relay in plain figures, and another device in another language goes on with it', async () => {
  const fixture = createFixture()
  await stageEverything(fixture)
  await fixture.relay.stageFile({ slot: 'loan_book', name: 'more.pdf', content: '%PDF-1.4 more' })
  const { form, run, unmount } = await renderSubmitCreditAssessmentForm(
    { optionalDocuments: ['memorandum'] },
    fixture,
  )
  expect(form().sharedDraft).toMatchObject({ status: 'saved', savedAt: null, savedBy: null })
  run(({ figures }) => figures.setCell('2025', 'income', '1,250,000.50'))
  expect(form().sharedDraft.status).toBe('saving')
  run(({ figures }) => figures.setCell('2025', 'tax', '12,3,4'))
  run(({ figures }) => figures.setYear(1, '2023'))
  run(({ setNotApplicable }) => setNotApplicable('memorandum', true))
  const [first, second] = form().getSlot('loan_book').items
  run(({ uploads }) => uploads.move(second?.key ?? '', 0))
  await waitFor(() => expect(form().sharedDraft).toMatchObject({ status: 'saved', savedBy: null }))
  expect(form().sharedDraft.savedAt).not.toBeNull()
  expect((await readDraft(fixture))?.value).toEqual({
    years: ['2025', '2023'],
    figures: { '2025': { income: '1250000.5' } },
    notApplicable: ['memorandum'],
    order: { loan_book: [second?.uploadId, first?.uploadId] },
  })
  unmount()
  const other = await renderSubmitCreditAssessmentForm({ locale: 'fr-CI' }, createDevice(fixture))
  await waitFor(() => expect(other.form().figures.years).toEqual(['2025', '2023']))
  expect(other.form().draftRestored).toBe(true)
  expect(other.form().figures.cell('2025', 'income').value.replace(/\s/g, ' ')).toBe('1 250 000,50')
  const inOrder = [second?.uploadId, first?.uploadId]
  expect(getIds(other.form().getSlot('loan_book').items)).toEqual(inOrder)
  other.unmount()
  // Reloaded on the first device, which remembers as well.
  const reloaded = createDevice(fixture, fixture.draftStorage)
  const again = await renderSubmitCreditAssessmentForm({}, reloaded)
  expect(getIds(again.form().getSlot('loan_book').items)).toEqual(inOrder)
})

test.each([
  ['takeTheirs', '500'],
  ['keepMine', '900'],
] as const)('a cell that two people changed is asked about: %s', async (choice, expected) => {
  const { form, run, ...fixture } = await renderSubmitCreditAssessmentForm()
  await saveAsColleague(fixture, {
    years: ['2025', '2023'],
    figures: { '2025': { income: '500', capex: '5' } },
  })
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  run(({ figures }) => figures.setCell('2025', 'tax', '7'))
  // Refused as outdated, read again, merged: what only one of the two has changed is settled already.
  leavePage()
  await waitFor(() =>
    expect(form().sharedDraft).toMatchObject({ status: 'conflict', savedBy: 'Bola Adeyemi' }),
  )
  expect(form().figures.years).toEqual(['2025', '2023'])
  expect(form().figures.cell('2025', 'income').value).toBe('900')
  expect(form().figures.cell('2025', 'capex').value).toBe('5')
  leavePage()
  expect((await readDraft(fixture))?.value).toMatchObject({ figures: { '2025': { income: '500' } } })
  run(({ sharedDraft }) => sharedDraft[choice]())
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
  expect(form().figures.cell('2025', 'income').value).toBe(expected)
  expect((await readDraft(fixture))?.value).toMatchObject({
    years: ['2025', '2023'],
    figures: { '2025': { income: expected, capex: '5', tax: '7' } },
  })
})

test('without a link everything is kept on this device, and saved once the link is back', async () => {
  const fixture = createFixture()
  const phone = createDevice(fixture, fixture.draftStorage)
  const { form, run, unmount } = await renderSubmitCreditAssessmentForm({}, phone)
  phone.link.isDown = true
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  leavePage()
  await waitFor(() => expect(form().sharedDraft.status).toBe('local'))
  run(({ figures }) => figures.setCell('2025', 'tax', '12,3,4'))
  run(({ openSection }) => openSection('figures'))
  leavePage()
  unmount()
  // The tab was killed: what could not be read either, and the section, are where they were.
  const again = await renderSubmitCreditAssessmentForm({}, phone)
  expect(again.form()).toMatchObject({ section: 'figures', draftRestored: true })
  expect(again.form().sharedDraft.status).toBe('local')
  expect(again.form().figures.cell('2025', 'income').value).toBe('900')
  expect(again.form().figures.cell('2025', 'tax').value).toBe('12,3,4')
  expect(await readDraft(fixture)).toBeNull()
  phone.link.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(again.form().sharedDraft.status).toBe('saved'))
  expect((await readDraft(fixture))?.value).toMatchObject({ figures: { '2025': { income: '900' } } })
})

test('a save whose answer is lost is no conflict with oneself, also where no change event tells of it', async () => {
  const silent = createFixture({ relay: { streams: false } })
  const { form, run, ...fixture } = await renderSubmitCreditAssessmentForm({}, silent)
  fixture.relay.breakLine('after')
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  leavePage()
  await waitFor(() => expect(form().sharedDraft.status).toBe('local'))
  run(({ figures }) => figures.setCell('2025', 'tax', '7'))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
  expect((await readDraft(fixture))?.value).toMatchObject({
    figures: { '2025': { income: '900', tax: '7' } },
  })
})

test('an accepted submission leaves no draft, neither at the relay nor on this device', async () => {
  const fixture = createFixture()
  await stageEverything(fixture)
  const { form, fillFigures, review, confirm, run } = await renderSubmitCreditAssessmentForm({}, fixture)
  fillFigures()
  leavePage()
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
  await review()
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  await waitFor(() => expect(kept(fixture)).toEqual([]))
  leavePage()
  comeBack()
  run(({ actions }) => actions.startOver())
  leavePage()
  expect(await readDraft(fixture)).toBeNull()
  // Another one begins as the first did.
  run(({ figures }) => figures.setCell('2025', 'income', '1'))
  leavePage()
  await waitFor(async () => expect(await readDraft(fixture)).toMatchObject({ revision: 1 }))
})

test('what was typed for one partner is saved for that one, also when the form changes to another', async () => {
  const { form, run, rerender, ...fixture } = await renderSubmitCreditAssessmentForm()
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  rerender({ customerPartnerId: 'cp_kwame' })
  await waitFor(async () =>
    expect((await readDraft(fixture))?.value).toMatchObject({ figures: { '2025': { income: '900' } } }),
  )
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
  leavePage()
  const other = { ...place, customerPartnerId: 'cp_kwame' }
  expect(await callEndpoint(fixture.relay.createClient(), getDraft, other)).toBeNull()
  expect(form().values.figures).toEqual({})
  rerender({})
  await waitFor(() => expect(form().figures.cell('2025', 'income').value).toBe('900'))
})

test('an emptied form is emptied for everybody', async () => {
  const fixture = createFixture()
  await saveAsColleague(fixture, { figures: { '2025': { income: '500' } } })
  const { form, run } = await renderSubmitCreditAssessmentForm({}, fixture)
  await waitFor(() => expect(form()).toMatchObject({ draftRestored: true, completeness: { done: 1 } }))
  run(({ discardDraft }) => discardDraft())
  expect(form()).toMatchObject({ draftRestored: false, completeness: { done: 0 } })
  leavePage()
  await waitFor(async () => expect((await readDraft(fixture))?.value).toMatchObject({ figures: {} }))
})

test('signed out, typing goes on and is kept here; signed in again, it is saved', async () => {
  const { form, run, ...fixture } = await renderSubmitCreditAssessmentForm()
  fixture.relay.signOut()
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  leavePage()
  await waitFor(() => expect(form().sharedDraft.status).toBe('local'))
  fixture.relay.signIn()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
})

test('S46: what stands in a draft that is no draft of ours changes nothing', async () => {
  const fixture = createFixture()
  const strange = {
    years: ['soon'],
    figures: { '2025': { income: { toString: 1 }, bvn: '22212345678' }, ['__proto__.x']: { tax: '1' } },
    order: { '../up': ['a'] },
    notApplicable: ['everything'],
  }
  const client = fixture.relay.createClient()
  await callEndpoint(client, saveDraft, { ...place, body: { revision: null, value: strange } })
  const { form } = await renderSubmitCreditAssessmentForm({}, fixture)
  await waitFor(() => expect(form().sharedDraft.savedAt).not.toBeNull())
  expect(form()).toMatchObject({ draftRestored: false, values: { years: ['2025', '2024'], figures: {} } })
})

function getIds(items: readonly UploadItem[]): (string | null)[] {
  return items.map(({ uploadId }) => uploadId)
}

function kept({ draftStorage }: Pick<Fixture, 'draftStorage'>): (string | null)[] {
  return Array.from({ length: draftStorage.length }, (_, at) => draftStorage.key(at))
}
