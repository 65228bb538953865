import { expect, test } from 'vitest'
import { checkTenant } from './checkTenant.ts'

const least = { id: 'harbour', name: 'Harbour', locale: 'en' }

test('a brand names the lender’s time zone; an unknown one fails at the start, not on a page', async () => {
  const { config } = await checkTenant({ ...least, timeZone: 'Africa/Lagos' })
  expect(config?.timeZone).toBe('Africa/Lagos')
  expect(await checkTenant({ ...least, timeZone: 'Africa/Lagoss' })).toEqual({
    config: null,
    problems: ['timeZone must be a time zone such as "Africa/Lagos"'],
  })
})
