import { ruleTester } from '../ruleTester.js'
import { noBarrel } from './noBarrel.js'

const at = (filename, code) => ({
  name: `${filename}: ${code}`,
  filename: `/house/packages/core/src/${filename}`,
  code,
})

ruleTester.run('no-barrel', noBarrel, {
  valid: [
    at('index.ts', "export { getCreditLimit } from './endpoints/getCreditLimit.ts'"),
    at('endpoints/index.ts', "export { getCreditLimit } from './getCreditLimit.ts'"),
    at('index.ts', "export * from './endpoints/index.ts'"),
    at('endpoints/endpoints.ts', "import { a } from './a.ts'; export const endpoints = { a }"),
  ],
  invalid: [
    {
      ...at('errors/index.ts', "export { ApiError } from './ApiError.ts'"),
      errors: [{ messageId: 'barrel' }],
    },
    { ...at('models/Bank.ts', "export * from './endpoints/index.ts'"), errors: [{ messageId: 'barrel' }] },
    { ...at('models/index.ts', "export { Bank } from './Bank.ts'"), errors: [{ messageId: 'barrel' }] },
    { ...at('models/index.ts', "export * from './Bank.ts'"), errors: [{ messageId: 'barrel' }] },
    {
      ...at('models/Bank.ts', "export { BankName } from './BankName.ts'"),
      errors: [{ messageId: 'barrel' }],
    },
    { ...at('index.ts', "export * from './models/Bank.ts'"), errors: [{ messageId: 'all' }] },
  ],
})
