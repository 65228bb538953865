import { act, cleanup, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderSubmitCreditAssessmentForm } from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import { readDraft } from '../../../test/readDraft.ts'
import { saveAsColleague } from '../../../test/saveAsColleague.ts'
import { LendingProvider } from '../../index.ts'

afterEach(cleanup)

/** Another tab has been looked at meanwhile. */
function comeBack(): void {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}
/** The page may go at any moment. */
function leavePage(): void {
  act(() => void window.dispatchEvent(new Event('pagehide')))
}

test('what a colleague fills in, and the files that arrive from them, come in by themselves', async () => {
  const { form, run, ...fixture } = await renderSubmitCreditAssessmentForm()
  await fixture.relay.followed('cp_adaeze')
  run(({ figures }) => figures.setCell('2025', 'tax', '7'))
  await saveAsColleague(fixture, { figures: { '2025': { income: '500' } } })
  const { figures, sharedDraft } = await waitFor(() => {
    expect(form().figures.cell('2025', 'income').value).toBe('500')
    return form()
  })
  // As the form was then: a second later it saves by itself, under its own name.
  expect([figures.cell('2025', 'tax').value, sharedDraft.savedBy]).toEqual(['7', 'Bola Adeyemi'])
  await fixture.relay.stageFile({ slot: 'loan_book' })
  await waitFor(() => expect(form().getSlot('loan_book').items).toHaveLength(1))
})

test('what one saves oneself is not read again, and is no conflict with what one types meanwhile', async () => {
  const fixture = createFixture()
  const { relay } = fixture
  const calls: string[] = []
  let hold: Promise<void> | null = null
  const client = relay.createClient({
    fetch: async (input, init) => {
      if (String(input).includes('/drafts/')) calls.push(init?.method ?? 'GET')
      const answered = await relay.fetch(input, init)
      if (init?.method === 'PUT') await hold
      return answered
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      {children}
    </LendingProvider>
  )
  const { form, run } = await renderSubmitCreditAssessmentForm({}, { ...fixture, wrapper })
  await relay.followed('cp_adaeze')
  const before = calls.length
  let answer = (): void => undefined
  hold = new Promise((resolve) => (answer = resolve))
  run(({ figures }) => figures.setCell('2025', 'income', '9'))
  leavePage()
  await waitFor(async () => expect(await readDraft(fixture)).toMatchObject({ revision: 1 }))
  // The relay has it, its change event is here, and the answer is not.
  run(({ figures }) => figures.setCell('2025', 'income', '900'))
  comeBack()
  await waitFor(() => expect(calls.slice(before)).toEqual(['PUT', 'GET']))
  await waitFor(() => expect(form().sharedDraft.savedAt).not.toBeNull())
  expect([form().figures.cell('2025', 'income').value, form().sharedDraft.status]).toEqual(['900', 'saving'])
  answer()
  hold = null
  leavePage()
  await waitFor(() => expect(form().sharedDraft.status).toBe('saved'))
  expect((await readDraft(fixture))?.value).toMatchObject({ figures: { '2025': { income: '900' } } })
  // One reading, because the page was looked at again: the change events of one's own two drafts asked for none.
  expect(calls.slice(before)).toEqual(['PUT', 'GET', 'PUT'])
})
