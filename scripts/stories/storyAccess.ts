import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '../../.storybook/brands.ts'
import { findRow } from '../../.storybook/storyRows.ts'
import { accessConditions } from '../../packages/widgets/stories/access/accessConditions.ts'
import { checkCondition } from '../../packages/widgets/stories/access/checkCondition.ts'
import { createTheme } from '../../packages/widgets/src/theme/createTheme.ts'
import { createDice } from '../../packages/widgets/test/forms/createDice.ts'

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, as the add-on leaves it. */
    story?: {
      id: string
      tags: string[]
      parameters: { a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } } }
    }
  }
}

/** So many brands of random colours each story wears besides, with `RANDOM_BRANDS=50 npm run test:access`. */
const randomBrands = Array.from({ length: Number(import.meta.env.RANDOM_BRANDS || 0) }, (_, seed) => {
  const dice = createDice(seed)
  const colour = () => `#${Array.from({ length: 6 }, () => dice.pick([...'0123456789abcdef'])).join('')}`
  const names = ['Primary', 'Background', 'Text', 'Danger', 'Success', 'Warning', 'Info'].map(
    (each) => `color${each}`,
  )
  return [
    `random ${seed}`,
    createTheme({ version: 1, tokens: Object.fromEntries(names.map((each) => [each, colour()])) }),
  ]
})
// The brand that asks most of the kit: it has to repair its colours.
const conditions = accessConditions({
  'low contrast': brands.lowContrast,
  ...Object.fromEntries(randomBrands),
})
const hasRows = import.meta.env.STORYBOOK_ROWS === '1'

// A story stands as its play function left it; here it is looked at again as others would meet it, under the look of its row or under all.
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return
  const leftOut = (story.parameters.a11y?.config?.rules ?? [])
    .filter(({ enabled }) => enabled === false)
    .map(({ id }) => id)
  const { innerWidth, innerHeight } = window
  const found: string[] = []
  const looks = hasRows ? conditions.filter(({ name }) => name === findRow(story).look) : conditions
  for (const condition of looks) {
    if (condition.window) await page.viewport(condition.window.width, condition.window.height)
    for (const { rule, where, what } of await checkCondition(condition, leftOut))
      found.push(`${condition.name}: ${rule}: ${where}: ${what}`)
    if (condition.window) await page.viewport(innerWidth, innerHeight)
  }
  if (found.length > 0) throw new Error(`${found.length} accessibility findings:\n${found.join('\n')}`)
}, 60_000)
