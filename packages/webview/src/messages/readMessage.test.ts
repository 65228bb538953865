import { expect, test } from 'vitest'
import { type AppMessage, appMessages } from './appMessages.ts'
import { readMessage } from './readMessage.ts'
import { writeMessage } from './writeMessage.ts'

const issued = { token: 'ey', expiresAt: '2030-01-01T00:00:00Z' }

const whole: readonly AppMessage[] = [
  { type: 'token', id: '1', issued },
  { type: 'token', id: '1', issued: { ...issued, lifetime: 300_000 } },
  { type: 'token', id: '1', issued: null },
  { type: 'token', id: '1', issued: 'failed' },
  { type: 'back', id: '1' },
  { type: 'look' },
  { type: 'look', scheme: 'dark', textScale: 1.3, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { type: 'connection', isOnline: false },
]

test.each(whole)('a message of the app is read as it was written: %j', (message) => {
  expect(readMessage<AppMessage>(writeMessage(message), appMessages)).toMatchObject(message)
})

test.each([
  ['an answer of another program', '{"source":"react-devtools"}'],
  ['a broken text', '{"onlend":1'],
  ['null', 'null'],
  ['no text', { onlend: 1, type: 'back', id: '1' }],
  ['a later version', '{"onlend":2,"type":"back","id":"1"}'],
  ['an unknown type', '{"onlend":1,"type":"pay"}'],
  ['a name of every object', '{"onlend":1,"type":"constructor"}'],
  ['a message without its id', '{"onlend":1,"type":"back"}'],
  ['a token that is no text', '{"onlend":1,"type":"token","id":"1","issued":{"token":1,"expiresAt":""}}'],
  ['a scheme that is none', '{"onlend":1,"type":"look","scheme":"sepia"}'],
  ['an edge below zero', '{"onlend":1,"type":"look","insets":{"top":-1,"right":0,"bottom":0,"left":0}}'],
  ['a message of the page', '{"onlend":1,"type":"ready"}'],
])('%s is no message of the app', (_what, data) => {
  expect(readMessage<AppMessage>(data, appMessages)).toBeNull()
})
