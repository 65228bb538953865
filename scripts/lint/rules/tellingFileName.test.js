import { ruleTester } from '../ruleTester.js'
import { tellingFileName } from './tellingFileName.js'

const at = (filename) => ({ name: filename, filename: `/house/${filename}`, code: 'const a = 1' })
const errors = [{ messageId: 'vague' }]

ruleTester.run('telling-file-name', tellingFileName, {
  valid: [
    at('packages/widgets/src/format/formatMoney.ts'),
    at('packages/core/src/commonality/findCommonPrefix.ts'),
  ],
  invalid: [
    { ...at('packages/core/src/utils.ts'), errors },
    { ...at('packages/core/src/helpers.test.ts'), errors },
    { ...at('packages/core/src/common/money.ts'), errors },
    { ...at('apps/host/src/util/format.ts'), errors },
  ],
})
