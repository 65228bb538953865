import { expect, test } from 'vitest'
import { iconPath, isCommonIcon } from './drawIcon.ts'
import { everyIcon } from './everyIcon.ts'
import * as icons from './icons.ts'
import * as listIcons from './listIcons.ts'

test('an icon that is used brings what it draws', () => {
  for (const icon of [...Object.values(icons), ...Object.values(listIcons)])
    expect(iconPath(icon)).toMatch(/^M\d/)
  expect(iconPath('check')).toMatch(/^M\d/)
  expect([isCommonIcon('check'), isCommonIcon('bank')]).toEqual([true, false])
})

test('a host may name every icon for what is done with a row', () => {
  const named: string[] = [...Object.values(icons), ...Object.values(listIcons)]
  expect([...everyIcon].sort()).toEqual(named.sort())
})
