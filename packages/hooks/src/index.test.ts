import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import * as hooks from './index.ts'

/** `getCreditLimit` is read by `useCreditLimit`, which has a key and options; `withdraw` is sent by `useWithdraw`. */
const toNames = ({ name, method }: Endpoint): string[] => {
  const thing = method === 'GET' ? name.replace(/^(get|list)/, '') : name
  const hook = `use${thing.charAt(0).toUpperCase()}${thing.slice(1)}`
  if (method !== 'GET') return [hook]
  const prefix = `${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
  return [hook, `${prefix}QueryOptions`]
}

test('every endpoint has its hook, and a read its query options', () => {
  const ofEndpoints = Object.values(endpoints).flatMap(toNames)
  expect(Object.keys(hooks)).toEqual(expect.arrayContaining(ofEndpoints))
})
