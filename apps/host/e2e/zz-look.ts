import { chromium, request } from '@playwright/test'
import { Stage } from './stage/Stage.ts'
import { pickDocuments } from './stage/assessment/pickDocuments.ts'
import { RelayHands } from './stage/assessment/RelayHands.ts'
import { twoYears } from './stage/assessment/twoYears.ts'
import { openPart, pasteFigures } from './stage/assessment/assessmentSteps.ts'
const stage = new Stage()
await stage.start()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const signIn = async (page, who, path) => {
  await page.goto(stage.hostUrl + path)
  await page.getByLabel('E-mail').fill(who === 'ada' ? 'ada@adaeze.example' : 'hana@harbour.example')
  await page.getByLabel('Password').fill(who === 'ada' ? 'demo-adaeze' : 'demo-harbour')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
try {
  const api = await request.newContext()
  await api.post(`${stage.hostUrl}/sign-in`, { data: { email: 'hana@harbour.example', password: 'demo-harbour' }, headers: { Origin: stage.hostUrl } })
  const hands = new RelayHands(api, stage.hostUrl)
  await hands.stage(await pickDocuments('/tmp/a1docs', { size: 4000, years: twoYears }))
  for (const [w, h, m] of [[360, 740, true], [1280, 900, false]] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: m, isMobile: m })
  const page = await context.newPage()
  page.on('console', (x) => x.type() === 'error' && console.log('console', x.text()))
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await signIn(page, 'ada', '/assessment')
  await openPart(page, 'Company documents')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/a1-company-${w}.png`, fullPage: !m })
  await pasteFigures(page)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/a1-figures-${w}.png`, fullPage: !m })
  await openPart(page, 'Check and send')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/a1-check-${w}.png`, fullPage: !m })
  await page.getByRole('button', { name: 'Send the assessment' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/a1-confirm-${w}.png` })
  if (!m) { 
    await page.getByRole('alertdialog').getByRole('button', { name: /^Send \d+ files/ }).click()
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `/tmp/a1-receipt-${w}.png`, fullPage: true })
    const c = await context.newPage()
    await c.goto(stage.sandboxUrl)
    await c.locator('.form').first().screenshot({ path: '/tmp/a1-sandbox.png' })
    await c.setViewportSize({ width: 360, height: 740 })
    await c.screenshot({ path: '/tmp/a1-sandbox-360.png', fullPage: false, clip: undefined })
    await c.locator('.form').first().screenshot({ path: '/tmp/a1-sandbox-360.png' })
  }
  await context.close()
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, 'hana', '/assessment/cp_kwame')
  await page.waitForTimeout(2500)
  console.log('hana url', page.url(), await page.getByLabel('Acting for').inputValue())
  await page.screenshot({ path: '/tmp/a1-hana.png', fullPage: true })
  await page.getByRole('button', { name: 'Ask a colleague' }).click()
  await page.waitForTimeout(1500)
  console.log(await page.getByRole('dialog').getByRole('textbox').inputValue())
  await page.screenshot({ path: '/tmp/a1-share.png' })
} catch (e) { console.log(e) } finally {
  console.log(stage.hostOutput())
  await browser.close(); await stage.stop()
}
