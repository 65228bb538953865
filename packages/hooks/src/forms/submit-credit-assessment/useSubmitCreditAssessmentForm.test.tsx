import { type FinancialInformation, assessmentDocuments } from '@onlend/core/internal'
import { manualClock } from '@onlend/sandbox'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import {
  renderSubmitCreditAssessmentForm,
  wholeYear,
} from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import { renderFilledAssessment } from '../../../test/renderFilledAssessment.tsx'

afterEach(cleanup)

test('every document and figure is reviewed, sent once however often it is confirmed, and taken along', async () => {
  const { form, review, run, sent, relay } = await renderFilledAssessment()
  expect(form().completeness).toMatchObject({ done: 43, total: 43 })
  expect(form().completeness.sections).toMatchObject({
    company: { done: 7, total: 7, problems: 0 },
    finances: { done: 5, total: 5 },
    figures: { done: 24, total: 24 },
    agreement: { done: 2, total: 2 },
    account: { done: 5, total: 5 },
  })
  expect(await review()).toBe(true)
  expect(form().step).toBe('review')
  const { confirm } = form().actions
  await act(() => Promise.all([confirm(), confirm(), form().actions.confirm()]))
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  await act(() => confirm())
  expect(sent()).toHaveLength(1)
  expect(relay.uploads()).toEqual([])
  await waitFor(() => expect(form().uploads.items).toEqual([]))
  run(({ actions }) => actions.startOver())
  expect(form()).toMatchObject({ step: 'details', values: { figures: {} }, completeness: { done: 0 } })
})

test('T66: the two years before this one are asked for, by the clock of the service’s world', async () => {
  const { form } = await renderSubmitCreditAssessmentForm()
  expect(form().figures).toMatchObject({
    years: ['2025', '2024'],
    yearChoices: ['2025', '2024', '2023', '2022', '2021'],
  })
  cleanup()
  const clock = manualClock(Date.UTC(2031, 5, 1))
  const later = await renderSubmitCreditAssessmentForm({}, createFixture({ sandbox: { clock } }))
  expect(later.form().figures.years).toEqual(['2030', '2029'])
  cleanup()
  const given = await renderSubmitCreditAssessmentForm({ years: ['2019', '2020', '2018', 'soon'] })
  expect(given.form().figures.years).toEqual(['2020', '2019'])
  expect(
    given
      .form()
      .getSlots('finances')
      .map(({ slot }) => slot),
  ).toEqual([
    'bank_statements',
    'audited_financial_reports',
    'management_financial_report_2020',
    'management_financial_report_2019',
    'loan_book',
  ])
})

test('T63: nothing is reviewed while a document or a figure is missing, and the first section with a problem opens', async () => {
  const { form, run, review, codes, fillFigures } = await renderSubmitCreditAssessmentForm().then(
    (rendered) => ({
      ...rendered,
      codes: () => rendered.form().problems.map(({ code }) => code),
    }),
  )
  expect(form().problems).toEqual([])
  run(({ openSection }) => openSection('account'))
  expect(await review()).toBe(false)
  expect(form()).toMatchObject({ step: 'details', section: 'company', submitCount: 1 })
  expect(codes()).toEqual(Array.from({ length: 43 }, () => 'REQUIRED'))
  expect(form().problems[0]).toEqual({
    ...{ type: 'slot', section: 'company', slot: 'holdco_incorporation_documents', code: 'REQUIRED' },
    id: form().getSlot('holdco_incorporation_documents').id,
  })
  fillFigures()
  expect(codes()).toHaveLength(19)
  expect(form().completeness.sections.figures).toEqual({ done: 24, total: 24, problems: 0 })
})

test('T94: a document that the host lets applicants do without is declared, neither asked for nor sent', async () => {
  const options = { optionalDocuments: ['side_letter', 'loan_book'] } as const
  const { form, run, review, codes, relay } = await renderFilledAssessment(options, [
    'side_letter',
    'board_resolution',
  ])
  run(({ setNotApplicable }) => setNotApplicable('side_letter', true))
  // Not his to declare, whatever a page may offer.
  run(({ setNotApplicable }) => setNotApplicable('board_resolution', true))
  // It was uploaded after all: a file says more than a tick.
  run(({ setNotApplicable }) => setNotApplicable('loan_book', true))
  expect(await review()).toBe(false)
  expect(codes()).toEqual([['board_resolution', 'REQUIRED']])
  expect(form().getSlot('side_letter')).toMatchObject({
    mayNotApply: true,
    isNotApplicable: true,
    isDone: true,
  })
  expect(form().getSlot('loan_book')).toMatchObject({ isNotApplicable: false, isDone: true })
  await relay.stageFile({ slot: 'board_resolution' })
  await act(() => form().uploads.refresh())
  expect(await review()).toBe(true)
  const parts = form().review?.files.map(({ part }) => part)
  expect(parts).toContain('loan_book')
  expect(parts).not.toContain('side_letter')
  expect(form().review?.slots.filter(({ isNotApplicable }) => isNotApplicable)).toHaveLength(1)
})

test('T94: where there is no offer its letter is not asked for, and is declared; a letter that is uploaded all the same is sent', async () => {
  const options = { hasOffer: false }
  const { form, review, relay } = await renderFilledAssessment(options, ['side_letter'])
  expect(form().getSlot('side_letter')).toMatchObject({ isAsked: false, isNotApplicable: true, isDone: true })
  const { total } = form().completeness
  expect(await review()).toBe(true)
  expect(form().review?.slots.filter(({ isNotApplicable }) => isNotApplicable)).toMatchObject([
    { slot: 'side_letter' },
  ])
  await relay.stageFile({ slot: 'side_letter' })
  await act(() => form().uploads.refresh())
  expect(form().getSlot('side_letter')).toMatchObject({ isAsked: true, isNotApplicable: false })
  expect(form().completeness.total).toBe(total + 1)
})

test('T94: the relay says whether there is an offer, whose letter is then asked for', async () => {
  const { form } = await renderFilledAssessment({}, ['side_letter'])
  expect(form().getSlot('side_letter')).toMatchObject({
    isAsked: true,
    isNotApplicable: false,
    isDone: false,
  })
})

test('T64, T65: several files of a document are numbered in the order in which a person put them, under the names of the API document', async () => {
  const { form, run, review, confirm, relay, sentForm } = await renderFilledAssessment()
  await relay.stageFile({ slot: 'bank_statements', name: 'february.pdf', content: '%PDF-1.4 february' })
  await relay.stageFile({
    slot: 'management_financial_report_2024',
    name: 'more.pdf',
    content: '%PDF-1.4 more',
  })
  await act(() => form().uploads.refresh())
  const [, february] = form().getSlot('bank_statements').items
  run(({ uploads }) => uploads.move(february?.key ?? '', 0))
  expect(await review()).toBe(true)
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  const { files } = sentForm()
  const single = assessmentDocuments.filter(
    (document) => document !== 'bank_statements' && document !== 'holdco_incorporation_documents',
  )
  expect(Object.keys(files).sort()).toEqual(
    [
      ...single,
      ...['bank_statements_1', 'bank_statements_2'],
      ...['holdco_incorporation_documents_1', 'holdco_incorporation_documents_2'],
      ...['management_financial_report_2025', 'management_financial_report_2024_1'],
      'management_financial_report_2024_2',
    ].sort(),
  )
  expect(files['bank_statements_1']?.name).toBe('february.pdf')
  const reviewed = form().review?.files.map(({ part, sha256 }) => [part, sha256])
  expect(reviewed).toEqual(Object.entries(files).map(([part, { sha256 }]) => [part, sha256]))
  expect(form().review?.bytes).toBe(form().review?.files.reduce((sum, { size }) => sum + size, 0))
})

test('T41: the figures travel as strings in a JSON string, in plain decimals, whatever they were typed like', async () => {
  const { form, run, review, confirm, sentForm } = await renderFilledAssessment()
  run(({ figures }) => figures.setCell('2025', 'income', '₦1,250,000.50'))
  run(({ figures }) => figures.leaveCell('2025', 'income'))
  run(({ figures }) => figures.setCell('2024', 'equity', '(3,000)'))
  run(({ figures }) => figures.setCell('2024', 'period', ' 9 '))
  expect(await review()).toBe(true)
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  // The cast follows the form's own check.
  const figures = JSON.parse(sentForm().text) as FinancialInformation
  expect(figures).toEqual({
    '2024': { ...wholeYear, equity: '-3000', period: '9' },
    '2025': { ...wholeYear, income: '1250000.50' },
  })
  expect(form().review?.figures).toEqual(figures)
})

test('a slot says whether its files are missing, too few, on their way or in trouble', async () => {
  const { form, review, codes, run, relay } = await renderFilledAssessment({}, [
    ...['holdco_incorporation_documents', 'memorandum', 'utility_bill'],
  ])
  await relay.stageFile({ slot: 'holdco_incorporation_documents' })
  // Begun on another device, and not here to go on with.
  await relay.stageFile({ slot: 'memorandum', arrived: 5 })
  await act(() => form().uploads.refresh())
  // Asked twice: it does not move.
  await act(() => form().uploads.refresh())
  await waitFor(() => expect(form().getSlot('memorandum').errorCode).toBe('FILE_PROBLEM'))
  expect(form().getSlot('holdco_incorporation_documents').errorCode).toBeNull()
  const pdf = new File(['%PDF-1.4\nbill\n'], 'bill.pdf', { type: 'application/pdf' })
  run(({ uploads }) => uploads.add('utility_bill', [pdf]))
  run(({ uploads }) => uploads.pauseAll())
  expect(await review()).toBe(false)
  expect(codes()).toEqual([
    ['holdco_incorporation_documents', 'TOO_FEW_FILES'],
    ['memorandum', 'FILE_PROBLEM'],
    ['utility_bill', 'STILL_UPLOADING'],
  ])
  expect(form().completeness.sections.company).toMatchObject({ done: 5, total: 7, problems: 2 })
  const [begun] = form().getSlot('memorandum').items
  run(({ uploads }) => uploads.remove(begun?.key ?? ''))
  run(({ uploads }) => uploads.resumeAll())
  await waitFor(() =>
    expect(codes()).toEqual([
      ['holdco_incorporation_documents', 'TOO_FEW_FILES'],
      ['memorandum', 'REQUIRED'],
    ]),
  )
})

test('T65: another year keeps the figures of its column; the reports of the old year are kept, not sent, and count again with their year', async () => {
  const { form, run, review, codes } = await renderFilledAssessment()
  run(({ figures }) => figures.setYear(0, '2022'))
  expect(form().figures.years).toEqual(['2022', '2024'])
  expect(form().figures.cell('2022', 'income').value).toBe('900000')
  expect(await review()).toBe(false)
  expect(codes()).toEqual([['management_financial_report_2022', 'REQUIRED']])
  const unused = form().getSlot('management_financial_report_2025')
  expect(unused).toMatchObject({ isUnused: true, isDone: false, errorCode: null, year: '2025' })
  expect(unused.items).toHaveLength(1)
  expect(form().completeness.sections.finances.total).toBe(5)
  run(({ figures }) => figures.removeYear(0))
  expect(await review()).toBe(true)
  expect(Object.keys(form().review?.figures ?? {})).toEqual(['2024'])
  expect(form().review?.files.map(({ slot }) => slot)).not.toContain('management_financial_report_2025')
  run(({ openSection }) => openSection('figures'))
  run(({ figures }) => figures.addYear())
  expect(form().figures.years).toEqual(['2024', '2023'])
  // A year that was taken away has kept its figures.
  run(({ figures }) => figures.setYear(1, '2022'))
  expect(form().figures.cell('2022', 'income').value).toBe('900000')
  run(({ figures }) => figures.setYear(1, '2025'))
  expect(form().getSlot('management_financial_report_2025')).toMatchObject({ isUnused: false, isDone: true })
  expect(await review()).toBe(true)
  // Years that change places take nothing from each other.
  run(({ openSection }) => openSection('figures'))
  run(({ figures }) => figures.setCell('2024', 'income', '5'))
  run(({ figures }) => figures.setYear(0, '2025'))
  expect(form().figures.years).toEqual(['2025', '2024'])
  expect(form().figures.cell('2025', 'income').value).toBe('5')
})

test('another partner’s form begins empty, with that partner’s own files', async () => {
  const { form, rerender, relay } = await renderFilledAssessment()
  await relay.stageFile({ slot: 'memorandum', customerPartnerId: 'cp_kwame' })
  rerender({ customerPartnerId: 'cp_kwame' })
  await waitFor(() => expect(form().uploads.status).toBe('ready'))
  await waitFor(() => expect(form().completeness.done).toBe(1))
  expect(form().values.figures).toEqual({})
})
