import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { axeOptions } from './axeOptions.ts'

afterEach(() => {
  document.body.replaceChildren()
})

async function findViolations(html: string): Promise<string[]> {
  document.body.innerHTML = html
  const { violations } = await axe.run(document.body, axeOptions)
  return violations.map(({ id }) => id)
}

const sound =
  '<main><h1>Withdraw</h1><button type="button" style="min-width:44px;min-height:44px">Send</button></main>'

test('sound markup passes', async () => {
  expect(await findViolations(sound)).toEqual([])
})

test('two targets too small and too close together fail', async () => {
  const small =
    '<button type="button" style="width:12px;height:12px;padding:0;border:0" aria-label="Go"></button>'
  expect(
    await findViolations(`<main><h1>Withdraw</h1><div style="font-size:0">${small}${small}</div></main>`),
  ).toContain('target-size')
})

test('pale text on white fails', async () => {
  expect(
    await findViolations('<main><h1>Withdraw</h1><p style="color:#bbb;background:#fff">Sent</p></main>'),
  ).toContain('color-contrast')
})

test('a control without a name fails', async () => {
  const found = await findViolations(
    '<main><h1>Withdraw</h1><input type="text"><button type="button"></button></main>',
  )
  expect(found).toEqual(expect.arrayContaining(['label', 'button-name']))
})

test('a heading that skips a level fails, by the best-practice rules', async () => {
  expect(await findViolations('<main><h1>Withdraw</h1><h4>Bank</h4></main>')).toContain('heading-order')
})
