import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import type { Messages, WidgetMessages } from '../words/Messages.ts'
import { useCopy } from '../words/useCopy.ts'
import { showTenant } from './fixtures/showTenant.tsx'
import { sahel } from './fixtures/tenants.ts'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useWidgetWords } from '../words/useWidgetWords.ts'

afterEach(cleanup)

const tenant = { ...sahel, messages: {}, legal: {} }
const first: Messages = { fr: { 'creditLimit.title': 'Limite de crédit' } }
const rest: Messages = { fr: { 'common.retry': 'Réessayer' } }

/** A page of a widget whose words are not here yet. */
function Page(): ReactNode {
  const hasWords = useWidgetWords('bank-picker')
  const say = useCopy(everyWidget)
  return (
    <>
      <CreditLimitCard />
      {hasWords ? <output aria-label="Part">{say('common.retry')}</output> : <p>Opening</p>}
    </>
  )
}

/** Words of one widget, of which those of others arrive by hand. */
function wordsByHand() {
  const asked: {
    widgets: string[]
    resolve: (words: WidgetMessages) => void
    reject: (error: unknown) => void
  }[] = []
  const more = (...widgets: string[]) =>
    new Promise<WidgetMessages>((resolve, reject) => asked.push({ widgets, resolve, reject }))
  const words: WidgetMessages = {
    messages: first,
    later: async () => ({}),
    widgets: ['credit-limit-card'],
    more,
  }
  return { asked, words }
}

const french = (messages: Messages): WidgetMessages => ({ messages, later: async () => ({}) })

test('a page waits for the words of its own widget, asks for them once, and is never seen in English', async () => {
  const { asked, words } = wordsByHand()
  showTenant(<Page />, { tenant, root: { loadMessages: () => Promise.resolve(words) } })
  expect(await screen.findByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  await waitFor(() => expect(asked.map(({ widgets }) => widgets)).toEqual([['bank-picker']]))
  expect(screen.queryByLabelText('Part')).toBeNull()
  await act(async () => asked[0]?.resolve(french(rest)))
  expect((await screen.findByLabelText('Part')).textContent).toBe('Réessayer')
  expect(screen.getByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  expect(asked.length).toBe(1)
})

test('words of a page that are lost leave English, and are asked for again when the device is back online', async () => {
  const { asked, words } = wordsByHand()
  showTenant(<Page />, { tenant, root: { loadMessages: () => Promise.resolve(words) } })
  await waitFor(() => expect(asked.length).toBe(1))
  await act(async () => asked[0]?.reject(new TypeError('lost')))
  expect((await screen.findByLabelText('Part')).textContent).toBe('Try again')
  expect(asked.length).toBe(1)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked.length).toBe(2))
  await act(async () => asked[1]?.resolve(french(rest)))
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Réessayer'))
})

test('another language comes with the words of every widget that a page asked for', async () => {
  const { asked, words } = wordsByHand()
  const swahili: Messages = { sw: { 'creditLimit.title': 'Kikomo cha mkopo', 'common.retry': 'Jaribu tena' } }
  const loadMessages = async (locale: string) => (locale === 'fr' ? words : swahili)
  const both = { ...tenant, locale: 'sw', locales: ['sw', 'fr'] }
  const { update } = showTenant(<Page />, { tenant: both, root: { loadMessages } })
  expect((await screen.findByLabelText('Part')).textContent).toBe('Jaribu tena')
  update({ root: { loadMessages, locale: 'fr' } })
  await waitFor(() => expect(asked.length).toBe(1))
  expect(screen.getByLabelText('Part').textContent).toBe('Jaribu tena')
  await act(async () => asked[0]?.resolve(french(rest)))
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Réessayer'))
  expect(screen.getByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
})

test('back in the first language, its words of one widget are not taken for all', async () => {
  const { asked, words } = wordsByHand()
  const both = { ...tenant, locale: 'fr', locales: ['sw', 'fr'] }
  const swahili: Messages = { sw: { 'creditLimit.title': 'Kikomo cha mkopo', 'common.retry': 'Jaribu tena' } }
  const loadMessages = async (locale: string) => (locale === 'fr' ? words : swahili)
  const { update } = showTenant(<Page />, { tenant: both, root: { loadMessages, words } })
  await waitFor(() => expect(asked.length).toBe(1))
  await act(async () => asked[0]?.resolve(french(rest)))
  update({ root: { loadMessages, words, locale: 'sw' } })
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Jaribu tena'))
  update({ root: { loadMessages, words, locale: 'fr' } })
  await waitFor(() => expect(asked.length).toBe(2))
  expect(screen.getByLabelText('Part').textContent).toBe('Jaribu tena')
  await act(async () => asked[1]?.resolve(french(rest)))
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Réessayer'))
})

function Preview(): ReactNode {
  return <output aria-label="Preview">{useCopy(everyWidget)('common.retry')}</output>
}

test('a part with words of its own asks for them once, waits for them, and is never seen in English', async () => {
  const part = defineChunk(() => Promise.resolve({ Preview }), 'Preview', 'preview')
  const { asked, words } = wordsByHand()
  const page = (
    <>
      <CreditLimitCard />
      <LazyChunk chunk={part} fallback={<p>Opening</p>}>
        {(Shown) => <Shown />}
      </LazyChunk>
    </>
  )
  showTenant(page, { tenant, root: { loadMessages: () => Promise.resolve(words) } })
  await waitFor(() => expect(asked.map(({ widgets }) => widgets)).toEqual([['preview']]))
  await part.load()
  expect(screen.queryByLabelText('Preview')).toBeNull()
  await act(async () => asked[0]?.resolve(french(rest)))
  expect((await screen.findByLabelText('Preview')).textContent).toBe('Réessayer')
  expect(asked.length).toBe(1)
})
