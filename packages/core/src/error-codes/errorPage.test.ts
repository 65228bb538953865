import { expect, test } from 'vitest'
import { writeErrorPage } from '../../scripts/errors/writeErrorPage.ts'

test('the page of errors has what the tables of codes say; `vitest -u` writes it anew', async () => {
  await expect(writeErrorPage()).toMatchFileSnapshot('../../docs/errors.md')
})
