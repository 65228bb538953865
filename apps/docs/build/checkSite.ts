// Looks at the built site as a phone does: axe, and nothing wider than the page. A third of the pages a run; `--all` takes all of them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type axe from 'axe-core'
import { chromium, type Page } from 'playwright'
import { isInSample } from '../../../scripts/sample/isInSample.ts'
import { readTurn } from '../../../scripts/sample/readTurn.ts'
import { chromiumLaunchOptions } from '../../../scripts/vitest/chromiumLaunchOptions.ts'
import { countBuilderWords } from './countBuilderWords.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const root = join(import.meta.dirname, '../../..')
const dist = join(import.meta.dirname, '../dist')
const origin = 'http://docs.test'
const mostWords = 15_000
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const turn = readTurn(root)
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${dirname(file)}/`.replace('/./', '/'))
  .filter((path) => process.argv.includes('--all') || isInSample(path, { shares: 3, turn }))

const words = countBuilderWords(root)
const faults = words > mostWords ? [`A builder reads ${words} words, of at most ${mostWords}.`] : []
const browser = await chromium.launch(chromiumLaunchOptions)
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const asked = join(dist, pathname)
    const path = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  const page = await context.newPage()
  // Each page once, every other one dark.
  for (const path of pages.filter((_path, index) => (index % 2 === 0) === (colorScheme === 'light'))) {
    await page.goto(origin + path)
    faults.push(...(await findFaults(page)).map((fault) => `${path} (${colorScheme}): ${fault}`))
  }
  await context.close()
}
await browser.close()
for (const fault of faults) console.error(fault)
console.log(`${pages.length} pages at 360 px, ${words} words of a builder, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

async function findFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: script })
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    const wide = document.documentElement.scrollWidth - innerWidth
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      ...(wide > 0 ? [`${wide} px wider than the phone`] : []),
    ]
  })
}
