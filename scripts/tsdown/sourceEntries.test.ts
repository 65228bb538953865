import { expect, test } from 'vitest'
import { sourceEntries } from './sourceEntries.ts'

test('every entry under the source condition is built once, style sheets and patterns are not', () => {
  const entries = sourceEntries({
    '.': { '@onlend/source': './src/index.ts', default: './dist/index.js' },
    './node': { browser: { '@onlend/source': './src/browser.ts' }, '@onlend/source': './src/index.ts' },
    './WithdrawForm': { '@onlend/source': './src/withdraw-form/WithdrawForm.tsx' },
    './styles.css': { '@onlend/source': './src/styles.css', default: './dist/styles.css' },
    './locales/*': { '@onlend/source': './src/locales/*.ts', default: './dist/locales/*.js' },
    './package.json': './package.json',
  })
  expect(entries).toEqual(['src/index.ts', 'src/browser.ts', 'src/withdraw-form/WithdrawForm.tsx'])
})
