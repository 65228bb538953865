import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import type { Messages } from '../words/Messages.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WordGroup } from '../words/wordGroups.ts'
import { showTenant } from '../../test/root/showTenant.tsx'
import { sahel } from '../../test/root/tenants.ts'
import type { TenantIssue } from './TenantIssue.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'

afterEach(cleanup)

const tenant = { ...sahel, messages: {}, legal: {} }
const reads: Messages = { fr: { 'creditLimit.title': 'Limite de crédit' } }
const forms: Messages = { fr: { 'common.retry': 'Réessayer' } }
const swahili: Messages = { sw: { 'creditLimit.title': 'Kikomo cha mkopo', 'common.retry': 'Jaribu tena' } }

/** A widget of the group `forms`, and one of `reads` beside it. */
function Page(): ReactNode {
  return (
    <>
      <CreditLimitCard />
      <WidgetBoundary words="forms">
        <Form />
      </WidgetBoundary>
      <WidgetBoundary words="forms">
        <p>Another</p>
      </WidgetBoundary>
    </>
  )
}

function Form(): ReactNode {
  return <output aria-label="Form">{useCopy(everyWidget)('common.retry')}</output>
}

/** Words of which all groups but `reads` in French arrive by hand. */
function wordsByHand() {
  const asked: {
    group: WordGroup
    resolve: (messages: Messages) => void
    reject: (error: unknown) => void
  }[] = []
  const loadMessages = (locale: string, group: WordGroup): Promise<Messages> => {
    if (locale !== 'fr') return Promise.resolve(swahili)
    if (group === 'reads') return Promise.resolve(reads)
    return new Promise((resolve, reject) => asked.push({ group, resolve, reject }))
  }
  return { asked, loadMessages }
}

test('a widget waits for the words of its group, which are asked for once, and is never seen in English', async () => {
  const { asked, loadMessages } = wordsByHand()
  showTenant(<Page />, { tenant, root: { loadMessages } })
  expect(await screen.findByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  await waitFor(() => expect(asked.map(({ group }) => group)).toEqual(['forms']))
  expect(screen.queryByLabelText('Form')).toBeNull()
  await act(async () => asked[0]?.resolve(forms))
  expect((await screen.findByLabelText('Form')).textContent).toBe('Réessayer')
  expect(screen.getByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  expect(asked.length).toBe(1)
})

test('groups that a host names are fetched in one go, and nothing is drawn without them', async () => {
  const { asked, loadMessages } = wordsByHand()
  const root = { loadMessages, wordGroups: ['reads', 'forms'], pending: 'Opening' } as const
  showTenant(<Page />, { tenant, root })
  await waitFor(() => expect(asked.length).toBe(1))
  expect([screen.queryByText('Opening'), screen.queryByText('Another')].map(Boolean)).toEqual([true, false])
  await act(async () => asked[0]?.resolve(forms))
  expect((await screen.findByLabelText('Form')).textContent).toBe('Réessayer')
})

test('words that are here are drawn at once: without groups they are all, with groups the others are fetched', async () => {
  const { asked, loadMessages } = wordsByHand()
  const words = { fr: { ...reads['fr'], ...forms['fr'] } }
  const whole = showTenant(<Page />, { tenant, root: { loadMessages, words } })
  expect((await screen.findByLabelText('Form')).textContent).toBe('Réessayer')
  expect(asked).toEqual([])
  whole.unmount()
  showTenant(<Page />, { tenant, root: { loadMessages, words: reads, wordGroups: ['reads'] } })
  await waitFor(() => expect(asked.length).toBe(1))
  expect(screen.queryByLabelText('Form')).toBeNull()
  await act(async () => asked[0]?.resolve(forms))
  expect((await screen.findByLabelText('Form')).textContent).toBe('Réessayer')
})

test('words that are lost leave English, are told of, and are asked for again when the device is back online', async () => {
  const { asked, loadMessages } = wordsByHand()
  const issues: TenantIssue[] = []
  showTenant(<Page />, { tenant, root: { loadMessages, onIssues: (more) => issues.push(...more) } })
  await waitFor(() => expect(asked.length).toBe(1))
  await act(async () => asked[0]?.reject(new TypeError('lost')))
  expect((await screen.findByLabelText('Form')).textContent).toBe('Try again')
  expect(issues).toContainEqual(expect.objectContaining({ about: 'language', locale: 'fr' }))
  expect(asked.length).toBe(1)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked.length).toBe(2))
  await act(async () => asked[1]?.resolve(forms))
  await waitFor(() => expect(screen.getByLabelText('Form').textContent).toBe('Réessayer'))
})

test('another language comes with the words of every group that was asked for: nothing vanishes or turns English', async () => {
  const { asked, loadMessages } = wordsByHand()
  const both = { ...tenant, locale: 'sw', locales: ['sw', 'fr'] }
  const { update } = showTenant(<Page />, { tenant: both, root: { loadMessages } })
  expect((await screen.findByLabelText('Form')).textContent).toBe('Jaribu tena')
  update({ root: { loadMessages, locale: 'fr' } })
  await waitFor(() => expect(asked.length).toBe(1))
  expect(screen.getByLabelText('Form').textContent).toBe('Jaribu tena')
  await act(async () => asked[0]?.resolve(forms))
  await waitFor(() => expect(screen.getByLabelText('Form').textContent).toBe('Réessayer'))
  expect(screen.getByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
})

test('back in the first language, the groups that came with the page are not taken for all', async () => {
  const { asked, loadMessages } = wordsByHand()
  const both = { ...tenant, locale: 'fr', locales: ['sw', 'fr'] }
  const root = { loadMessages, words: reads, wordGroups: ['reads'] } as const
  const { update } = showTenant(<Page />, { tenant: both, root })
  await waitFor(() => expect(asked.length).toBe(1))
  update({ root: { ...root, locale: 'sw' } })
  await waitFor(() => expect(screen.getByLabelText('Form').textContent).toBe('Jaribu tena'))
  update({ root: { ...root, locale: 'fr' } })
  expect(screen.getByLabelText('Form').textContent).toBe('Jaribu tena')
  await act(async () => asked[0]?.resolve(forms))
  await waitFor(() => expect(screen.getByLabelText('Form').textContent).toBe('Réessayer'))
  expect(asked.length).toBe(1)
})
