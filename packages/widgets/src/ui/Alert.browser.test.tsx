import { ContractError } from '@onlend/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { LoadFailed } from './LoadFailed.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const nothing = () => {}

test('quiet buttons under a message line up with its words', () => {
  render(
    <TestGround root={{ onContactSupport: nothing }}>
      <div style={{ inlineSize: 280 }}>
        <LoadFailed title="We could not load this" error={unreadable} onRetry={nothing} retrying={false} />
      </div>
    </TestGround>,
  )
  const words = screen.getByText('We could not load this').getBoundingClientRect().left
  const inside = (name: string) => screen.getByRole('button', { name }).firstElementChild as Element // every button has one
  expect(inside('Copy').getBoundingClientRect().left).toBeCloseTo(words, 0)
  expect(inside('Contact support').getBoundingClientRect().left).toBeCloseTo(words, 0)
  expect(screen.getByRole('button', { name: 'Try again' }).getBoundingClientRect().left).toBeCloseTo(words, 0)
})

const unreadable = new ContractError({
  endpoint: 'getCreditLimit',
  path: 'data.limit',
  problem: 'not an amount',
  requestId: 'req_01HZX7',
})
