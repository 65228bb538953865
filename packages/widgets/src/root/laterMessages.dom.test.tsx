import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { Messages, WidgetMessages } from '../words/Messages.ts'
import { useCopy } from '../words/useCopy.ts'
import { showTenant } from './fixtures/showTenant.tsx'
import { sahel } from './fixtures/tenants.ts'
import type { TenantIssue } from './TenantIssue.ts'

afterEach(cleanup)

const tenant = { ...sahel, messages: {} }
const first: Messages = { fr: { 'creditLimit.title': 'Limite de crédit' } }
const rest: Messages = { fr: { 'common.retry': 'Réessayer' } }

const part = defineChunk(() => Promise.resolve({ Part }), 'Part')

function Part(): ReactNode {
  return <output aria-label="Part">{useCopy(everyWidget)('common.retry')}</output>
}

function Page(): ReactNode {
  return (
    <>
      <CreditLimitCard />
      <LazyChunk chunk={part} fallback={<p>Opening</p>}>
        {(Shown) => <Shown />}
      </LazyChunk>
    </>
  )
}

/** Words of which the later ones arrive by hand. */
function wordsByHand() {
  const asked: { resolve: (messages: Messages) => void; reject: (error: unknown) => void }[] = []
  const later: WidgetMessages['later'] = () =>
    new Promise((resolve, reject) => asked.push({ resolve, reject }))
  return { asked, words: { messages: first, later } }
}

test('a part that is fetched later waits for its words and is never seen in English', async () => {
  const { asked, words } = wordsByHand()
  showTenant(<Page />, { tenant, root: { loadMessages: () => Promise.resolve(words) } })
  expect(await screen.findByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  await part.load()
  await waitFor(() => expect(asked.length).toBe(1))
  expect(screen.queryByLabelText('Part')).toBeNull()
  expect(screen.getByText('Opening')).toBeTruthy()
  await act(async () => asked[0]?.resolve(rest))
  expect((await screen.findByLabelText('Part')).textContent).toBe('Réessayer')
  expect(asked.length).toBe(1)
})

test('the later words are fetched with the first touch, and not before', async () => {
  const { asked, words } = wordsByHand()
  showTenant(
    <>
      <CreditLimitCard />
      <input aria-label="Host" />
    </>,
    { tenant, root: { loadMessages: () => Promise.resolve(words) } },
  )
  expect(await screen.findByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
  expect(asked.length).toBe(0)
  await userEvent.click(screen.getByLabelText('Host'))
  await waitFor(() => expect(asked.length).toBe(1))
})

test('later words that are lost leave English, are told of, and are asked for again when the device is back online', async () => {
  const { asked, words } = wordsByHand()
  const issues: TenantIssue[] = []
  showTenant(<Page />, {
    tenant,
    root: { loadMessages: () => Promise.resolve(words), onIssues: (more) => issues.push(...more) },
  })
  await waitFor(() => expect(asked.length).toBe(1))
  await act(async () => asked[0]?.reject(new TypeError('lost')))
  expect((await screen.findByLabelText('Part')).textContent).toBe('Try again')
  expect(issues).toContainEqual(expect.objectContaining({ about: 'language', locale: 'fr' }))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked.length).toBe(2))
  await act(async () => asked[1]?.resolve(rest))
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Réessayer'))
})

test('another language comes with all its words at once: what is drawn neither vanishes nor turns English', async () => {
  const french = wordsByHand()
  const swahili: Messages = { sw: { 'creditLimit.title': 'Kikomo cha mkopo', 'common.retry': 'Jaribu tena' } }
  const loadMessages = async (locale: string) => (locale === 'fr' ? french.words : swahili)
  const both = { ...tenant, locale: 'sw', locales: ['sw', 'fr'] }
  const { update } = showTenant(<Page />, { tenant: both, root: { loadMessages } })
  expect((await screen.findByLabelText('Part')).textContent).toBe('Jaribu tena')
  update({ root: { loadMessages, locale: 'fr' } })
  await waitFor(() => expect(french.asked.length).toBe(1))
  expect(screen.getByLabelText('Part').textContent).toBe('Jaribu tena')
  await act(async () => french.asked[0]?.resolve(rest))
  await waitFor(() => expect(screen.getByLabelText('Part').textContent).toBe('Réessayer'))
  expect(screen.getByRole('region', { name: 'Limite de crédit' })).toBeTruthy()
})
