import { afterEach, expect, test, vi } from 'vitest'
import type { LendingChange } from '../LendingChange.ts'
import { answer } from '../../testing/answer.ts'
import { createBrowser } from '../../testing/createBrowser.ts'
import { settle as takeTurn } from '../../testing/settle.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A part that is loaded lazily takes a few turns, though its file is there. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await takeTurn()
}
const changed = (id: string, operationId = `op_${id}`) =>
  `id: ${id}\ndata: {"topic":"operation","operationId":"${operationId}","kind":"withdraw"}\n\n`
/** Which operations a tab was told of; what could not be read during a break is read again besides. */
const operations = (changes: readonly LendingChange[]) =>
  changes.filter(({ isAfterBreak }) => !isAfterBreak).map(({ operationId }) => operationId)

test('the tabs of a person share one stream, and each hears every change event', async () => {
  const { openTab, streams } = createBrowser()
  const tabs = [openTab(), openTab(), openTab()]
  await settle()
  streams[0]?.send(changed('1'))
  streams[0]?.send(changed('2'))
  await settle()
  expect(streams).toHaveLength(1)
  for (const tab of tabs) {
    expect(operations(tab.changes)).toEqual(['op_1', 'op_2'])
    expect(tab.channels.at(-1)).toBe('stream')
    tab.leave()
  }
})

test('a tab takes over after the last change event that it heard when the leader closes', async () => {
  const { openTab, streams, open } = createBrowser()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  await settle()
  streams[0]?.send(changed('41'))
  await settle()
  first.leave()
  await settle()
  expect(open()).toHaveLength(1)
  expect(streams[1]).toMatchObject({ tab: 1, lastId: '41' })
  streams[1]?.send(changed('42'))
  await settle()
  expect(operations(second.changes)).toEqual(['op_41', 'op_42'])
  expect(operations(third.changes)).toEqual(['op_41', 'op_42'])
  second.leave()
  third.leave()
})

test('a tab that joins reads again what may have changed before it heard anything, and does so once', async () => {
  const { openTab, streams } = createBrowser()
  const first = openTab()
  await settle()
  streams[0]?.send(changed('7'))
  await settle()
  const second = openTab()
  await settle()
  const third = openTab()
  await settle()
  expect(second.changes).toMatchObject([{ isEverything: true, ownerId: 'cp_1', quiet: 0 }])
  expect(first.changes).toHaveLength(1)
  for (const tab of [first, second, third]) tab.leave()
  await settle()
  expect(streams).toHaveLength(1)
})

test('a change event that does not follow the last one means that everything is read again', async () => {
  const { openTab, streams, say } = createBrowser()
  const [first, second] = [openTab(), openTab()]
  await settle()
  streams[0]?.send(changed('1'))
  await settle()
  const changeEvent = { id: '3', topic: 'operation', operationId: 'op_3' }
  say({ type: 'event', after: '2', changeEvent })
  expect(second.changes.slice(1)).toMatchObject([
    { isEverything: true, quiet: null },
    { operationId: 'op_3' },
  ])
  expect(first.changes).toHaveLength(1)
  first.leave()
  second.leave()
})

test('a tab whose leader does not answer has a stream of its own until it hears one', async () => {
  const { openTab, streams, open, say } = createBrowser()
  const first = openTab()
  await settle()
  first.freeze()
  const second = openTab()
  await settle()
  expect(streams).toHaveLength(1)
  second.endPauses(5_000)
  await settle()
  expect(open()).toHaveLength(2)
  streams[1]?.send(changed('5'))
  await settle()
  expect(operations(second.changes)).toEqual(['op_5'])
  say({ type: 'state', channel: 'stream', lastId: '5', quiet: 0 })
  await settle()
  expect(streams[1]?.isCancelled()).toBe(true)
  expect(second.changes).toHaveLength(1)
  first.leave()
  second.leave()
})

test('a hidden leader makes room for a tab that is shown, which goes on where it was', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  const { openTab, streams, open, say } = createBrowser()
  const [first, second] = [openTab(), openTab()]
  await settle()
  streams[0]?.send(changed('1'))
  await settle()
  say({ type: 'hello', isShown: true })
  await settle()
  expect(streams).toHaveLength(1)
  vi.stubGlobal('document', { ...document, visibilityState: 'hidden' })
  say({ type: 'hello', isShown: true })
  await settle()
  expect(open()).toMatchObject([{ tab: 1, lastId: '1' }])
  first.leave()
  second.leave()
})

test('a leader whose session has ended leaves its place, and the next tab tries with its own', async () => {
  const { openTab, open } = createBrowser(({ tab }) => (tab === 0 ? answer({}, { status: 401 }) : null))
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect(first.channels).toEqual(['signedOut'])
  expect(second.channels).not.toContain('signedOut')
  expect(open()).toMatchObject([{ tab: 1 }])
  second.leave()
})

test('without locks that wait, or without a channel, each tab has its own stream', async () => {
  const { openTab, streams, open } = createBrowser()
  const without = [{ locks: null }, { openChannel: null }, { openChannel: () => null }] as const
  const tabs = [...without, ...without].map((parts) => openTab(parts))
  const impatient = {
    request: async (_name: string, _options: object, callback: (lock: null) => never) => callback(null),
  }
  tabs.push(openTab({ locks: impatient }), openTab({ locks: impatient }))
  await settle()
  expect(streams).toHaveLength(8)
  for (const tab of tabs) tab.leave()
  await settle()
  expect(open()).toEqual([])
})

test('S141: no change event crosses to another person, tenant, environment, relay or partner', async () => {
  const { openTab, streams, channelNames } = createBrowser()
  const mine = openTab({ tenantId: 'harbour', environment: 'production' })
  const scopes = [
    { userId: 'bola', tenantId: 'harbour', environment: 'production' },
    { tenantId: 'quay', environment: 'production' },
    { tenantId: 'harbour', environment: 'sandbox' },
    { tenantId: 'harbour', environment: null },
    { tenantId: 'harbour', environment: 'production', baseUrl: '/other' },
    { tenantId: 'harbour', environment: 'production', partner: 'cp_2' },
    { tenantId: 'harbour","production', environment: null },
  ]
  const others = scopes.map((scope) => openTab(scope))
  await settle()
  expect(streams).toHaveLength(1 + scopes.length)
  expect(channelNames()).toHaveLength(1 + scopes.length)
  streams[0]?.send(changed('1'))
  await settle()
  expect(mine.changes).toHaveLength(1)
  for (const other of others) {
    expect(other.changes).toEqual([])
    other.leave()
  }
  mine.leave()
})

test('S141: tabs that do not know who is signed in share nothing', async () => {
  const { openTab, streams, channelNames, held } = createBrowser()
  const tabs = [openTab({ userId: null }), openTab({ userId: null })]
  await settle()
  expect(streams).toHaveLength(2)
  expect([...channelNames(), ...held()]).toEqual([])
  for (const tab of tabs) tab.leave()
})

test('S141: what another script of the site says in another shape, or of another partner, is passed over', async () => {
  const { openTab, streams, say } = createBrowser()
  const [first, second] = [openTab(), openTab()]
  await settle()
  streams[0]?.send(changed('1'))
  await settle()
  const changeEvent = { id: '2', topic: 'operation', operationId: 'op_2' }
  for (const message of [
    null,
    'hello',
    { type: 'event' },
    { type: 'event', after: '1', changeEvent: { id: 2, topic: 'operation' } },
    { type: 'event', after: '1', changeEvent: { ...changeEvent, customerPartnerId: 'cp_2' } },
    { type: 'state', channel: 'signedOut', lastId: null, quiet: null },
  ])
    say(message)
  expect(second.changes).toHaveLength(1)
  expect(second.channels).not.toContain('signedOut')
  streams[0]?.send(changed('3'))
  await settle()
  expect(operations(second.changes)).toEqual(['op_1', 'op_3'])
  first.leave()
  second.leave()
})

test('a page that leaves keeps no lock, no channel and no stream', async () => {
  const { openTab, open, held, channelNames } = createBrowser()
  const tabs = [openTab(), openTab()]
  await settle()
  for (const tab of tabs) tab.leave()
  await settle()
  expect([open(), held(), channelNames()]).toEqual([[], [], []])
})
