import { expect, test } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

test('T79: app_key is removed wherever it stands and however it is spelled', () => {
  const body = {
    app_key: 'secret',
    user: { appKey: 'secret', id: 'usr_1' },
    list: [{ 'app-key': 'secret' }, [{ App_Key: { nested: 'secret' } }]],
  }
  expect(withoutSecrets(body)).toEqual({ user: { id: 'usr_1' }, list: [{}, [{}]] })
})

test('everything else stays as it is', () => {
  const body = { a: null, b: 0, c: '', d: [1, 'x'], app_keys: 1, map_key: 2 }
  expect(withoutSecrets(body)).toEqual(body)
})

test('a field named __proto__ changes no prototype', () => {
  const cleaned = withoutSecrets(JSON.parse('{"__proto__":{"admin":true}}')) as Record<string, unknown>
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype)
  expect(cleaned.admin).toBeUndefined()
})
