import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

test('T3, T18: there is no message, and fifty banks unless asked otherwise', async () => {
  const { body } = await openTestSandbox().get('/v1/banks/nigeria')
  expect(Object.keys(body)).toEqual(['status', 'data'])
  expect(body.data).toHaveLength(50)
})

test('T76: at most a hundred banks are given, whatever is asked for', async () => {
  const { get } = openTestSandbox()
  expect((await get('/v1/banks/nigeria/100')).body.data).toHaveLength(100)
  expect((await get('/v1/banks/nigeria/500')).body.data).toHaveLength(100)
  expect((await get('/v1/banks/nigeria/7')).body.data).toHaveLength(7)
})

test('Ghana lists banks by GhIPSS code and mobile money by network', async () => {
  const { body } = await openTestSandbox().get('/v1/banks/ghana/100')
  expect(body.data.find((bank) => String(bank.code) === '040100')).toMatchObject({
    name: 'GCB Bank Limited',
    currency: 'GHS',
    type: 'ghipss',
  })
  expect(body.data.find((bank) => String(bank.code) === 'MTN')).toMatchObject({ type: 'mobile_money' })
})

test('the hundred that are shown hold inactive, deleted and repeated ones', async () => {
  const { body } = await openTestSandbox().get('/v1/banks/nigeria/100')
  expect(body.data.some((bank) => !bank.active)).toBe(true)
  expect(body.data.some((bank) => bank.is_deleted)).toBe(true)
  expect(body.data.filter((bank) => String(bank.code) === '076')).toHaveLength(2)
})

test('T22: a country is its lower-case name, and any other has no banks', async () => {
  const { get } = openTestSandbox()
  expect((await get('/v1/banks/Nigeria')).body.data).toEqual([])
  expect((await get('/v1/banks/kenya')).body.data.length).toBeGreaterThan(5)
})

test('a page size that is no number is refused', async () => {
  expect((await openTestSandbox().get('/v1/banks/nigeria/many')).status).toBe(422)
})
