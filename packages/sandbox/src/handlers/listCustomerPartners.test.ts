import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/channel-partner/chp_harbour/customers'

test('T16, T80, T83: the list holds customer partners, each with its secret and without a lockbox account', async () => {
  const { body } = await openTestSandbox().get(path)
  expect(body.data.map((partner) => partner.id)).toEqual(
    expect.arrayContaining(['cp_adaeze', 'cp_kwame', 'cp_expired']),
  )
  for (const partner of body.data) {
    expect(partner.app_key).toEqual(expect.any(String))
    expect(partner).not.toHaveProperty('lockbox_account')
    expect(Object.keys(partner)).toHaveLength(48)
  }
})

test('a channel partner does not see the partners of another', async () => {
  const { get } = openTestSandbox()
  expect((await get(path)).body.data.map((partner) => partner.id)).not.toContain('cp_other')
  expect(
    (await get('/v1/channel-partner/chp_other/customers')).body.data.map((partner) => partner.id),
  ).toEqual(['cp_other'])
})

test('T85: deleted partners are listed', async () => {
  const { body } = await openTestSandbox({ scenario: 'deletedRows' }).get(path)
  expect(body.data.filter((partner) => partner.is_deleted)).toHaveLength(1)
})
