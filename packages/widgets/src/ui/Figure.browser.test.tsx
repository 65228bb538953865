import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { Card } from './Card.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import { Figure } from './Figure.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const amounts = ['₦0', '₦3,600,000', 'GH₵125,000,000', '₦90,062,985,348,155,190,241.40']
const widths = [300, 340, 414, 560, 700, 900, 1200]

function show(amount: string, width: number) {
  const { container } = render(
    <TestGround>
      <div style={{ inlineSize: width }}>
        <Card part="CreditLimitCard" title="Credit limit">
          <div className="ol-CreditLimitCard-body">
            <div className="ol-CreditLimitCard-gauge">
              <Figure label="Available to draw" value={amount} />
            </div>
            <DescriptionList rows={[{ key: 'limit', name: 'Limit', value: amount }]} />
          </div>
        </Card>
      </div>
    </TestGround>,
  )
  const find = (selector: string) => container.querySelector(selector) as HTMLElement // what was drawn above
  return {
    card: find('.ol-Card'),
    amounts: [find('.ol-Figure-value bdi'), find('.ol-DescriptionList-value bdi')],
  }
}

test.each(amounts)('%s stands on one line inside its card, however narrow or wide', (amount) => {
  for (const width of widths) {
    const drawn = show(amount, width)
    const frame = drawn.card.getBoundingClientRect()
    for (const written of drawn.amounts) {
      const { left, right, height } = written.getBoundingClientRect()
      // The minor units have a box of their own, so boxes do not count lines: a second line doubles the height.
      expect(height, `${width} px`).toBeLessThan(1.6 * Number.parseFloat(getComputedStyle(written).fontSize))
      expect(left, `${width} px`).toBeGreaterThanOrEqual(frame.left)
      expect(right, `${width} px`).toBeLessThanOrEqual(frame.right)
    }
    cleanup()
  }
})

test('an ordinary amount keeps its full size on the smallest card', () => {
  const [figure] = show('₦3,600,000', 300).amounts
  expect(Number.parseFloat(getComputedStyle(figure as HTMLElement).fontSize)).toBeGreaterThanOrEqual(24)
})
