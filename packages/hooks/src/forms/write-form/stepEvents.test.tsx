import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'

afterEach(cleanup)

test('a host is told which steps a person reached and for how long, and no value of a field', async () => {
  const fixture = createFixture()
  const { fill, review, unmount, confirmTo } = renderWithdrawForm({}, fixture)
  await fill()
  await fixture.sandbox.advance(1_500)
  await review()
  await confirmTo('outcome accepted')
  unmount()
  const steps = fixture.events.filter(({ type }) => type.startsWith('step.'))
  expect(steps).toEqual([
    { type: 'step.reached', form: 'withdraw', step: 'details', page: 0 },
    { type: 'step.left', form: 'withdraw', step: 'details', page: 0, milliseconds: 1_500 },
    { type: 'step.reached', form: 'withdraw', step: 'review', page: 0 },
    { type: 'step.left', form: 'withdraw', step: 'review', page: 0, milliseconds: 0 },
    { type: 'step.reached', form: 'withdraw', step: 'outcome', page: 0 },
    { type: 'step.left', form: 'withdraw', step: 'outcome', page: 0, milliseconds: 0 },
  ])
  expect(JSON.stringify(fixture.events)).not.toMatch(/0123456789|Ada Obi|50000/)
})
