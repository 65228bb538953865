import { expect, test } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'

test('an empty environment gives the demo settings', () => {
  expect(readEnvironment({})).toEqual({
    port: 4311,
    host: '127.0.0.1',
    apiKey: 'sk_sandbox_demo',
    webhookUrl: null,
    webhookSecret: null,
    snapshotFile: null,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SANDBOX_API_KEY', 'two words'],
  ['WEBHOOK_URL', 'localhost:3000'],
  ['WEBHOOK_SECRET', 'hunter2'],
])('a malformed %s is refused by name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} `))
})

test('what is set is used', () => {
  const environment = {
    PORT: '0',
    HOST: '0.0.0.0',
    WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
    SNAPSHOT_FILE: 'state.json',
  }
  expect(readEnvironment(environment)).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    webhookUrl: 'http://127.0.0.1:3000/hook',
    snapshotFile: 'state.json',
  })
})
