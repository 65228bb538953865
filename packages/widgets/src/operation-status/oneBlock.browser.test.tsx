import type { SentWrite } from '@onlend/hooks/forms'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { OperationStatusView } from './OperationStatusView.tsx'
import type { OperationOutcome } from './outcomeLook.ts'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const sent: SentWrite = {
  summary: {
    ...{ amount: '50000', method: 'bank', recipient: 'Chidi Okafor', institution: '058' },
    ...{ institutionName: 'Guaranty Trust Bank', destinationEnd: '6789', count: null },
  },
  sentAt: '2026-03-02T10:00:00.000Z',
  endedAt: null,
}

/** A sentence of two lines, the longest that an outcome has. */
const short = {
  en: { 'outcome.withdraw.accepted.text': 'Your money is on its way. The result appears here.' },
}

test.each([360, 640])('from accepted to money withdrawn the receipt keeps its place, %i px wide', (width) => {
  const page = (outcome: OperationOutcome) => (
    <TestGround root={{ messages: short }}>
      <div style={{ inlineSize: width }}>
        <OperationStatusView
          {...{ outcome, sent, kind: 'withdraw', customerPartnerId: 'cp_adaeze' }}
          {...{ operation: null, currency: 'NGN' }}
        />
      </div>
    </TestGround>
  )
  const { container, rerender } = render(page('accepted'))
  const top = () =>
    container.querySelector('[data-ol-part="OperationStatus.receipt"]')?.getBoundingClientRect().top
  const first = top()
  expect(first).toBeGreaterThan(0)
  rerender(page('succeeded'))
  expect(top()).toBe(first)
})
