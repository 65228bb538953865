import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '../../.storybook/brands.ts'
import { accessConditions } from '../../packages/widgets/src/stories/access/accessConditions.ts'
import { checkCondition } from '../../packages/widgets/src/stories/access/checkCondition.ts'

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, as the add-on leaves it. */
    story?: { parameters: { a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } } } }
  }
  interface TaskMeta {
    /** Under how many conditions a story was looked at, what was found, and how long it took. */
    access?: { conditions: number; findings: number; ms: number }
  }
}

// A story is looked at as it stands (by the add-on), dark, and in a narrow window. The other looks cost minutes and find little that
// these do not: the deep run and `pnpm test:access` take them. `npm run check` takes the first only.
const isThorough = import.meta.env.STORYBOOK_ACCESS === 'all'
const isBrief = import.meta.env.STORYBOOK_ACCESS === 'brief'
const conditions = accessConditions({
  // The brand that asks most of the kit: it has to repair its colours.
  ...(isThorough && { 'low contrast': brands.lowContrast }),
})
  .filter(({ onDemand }) => !isBrief && (!onDemand || isThorough))
  // Names and roles are the same in a narrow window but for a few pickers: the deep run asks for them there too.
  .map((condition) =>
    condition.window && !isThorough ? { ...condition, rules: 'layout' as const } : condition,
  )

// A story stands as its play function left it; here it is looked at again as others would meet it.
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return
  const leftOut = (story.parameters.a11y?.config?.rules ?? [])
    .filter(({ enabled }) => enabled === false)
    .map(({ id }) => id)
  const { innerWidth, innerHeight } = window
  const start = performance.now()
  const found: string[] = []
  for (const condition of conditions) {
    if (condition.window) await page.viewport(condition.window.width, condition.window.height)
    for (const { rule, where, what } of await checkCondition(condition, leftOut))
      found.push(`${condition.name}: ${rule}: ${where}: ${what}`)
    if (condition.window) await page.viewport(innerWidth, innerHeight)
  }
  task.meta.access = {
    conditions: conditions.length,
    findings: found.length,
    ms: Math.round(performance.now() - start),
  }
  if (found.length > 0) throw new Error(`${found.length} accessibility findings:\n${found.join('\n')}`)
}, 60_000)
