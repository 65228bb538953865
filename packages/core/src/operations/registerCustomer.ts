import { registerCustomer } from '../endpoints/registerCustomer.ts'
import { defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { readChecksums, readText } from './bodyFields.ts'

/**
 * A new customer (Partner API, Endpoint 2); the summary has the name and the number of files. Two with the same identity number, which the relay does not
 * keep itself, are possible duplicates; without a number, two with the same staged files.
 */
export const registerCustomerOperation = /* @__PURE__ */ defineOperation(
  registerCustomer,
  effects.registerCustomer,
  {
    prefix: 'RC',
    summarise: (body) => {
      const names = [readText(body.first_name), readText(body.last_name)].filter((name) => name !== null)
      return {
        recipient: readText(body.business_name) ?? (names.join(' ') || null),
        count: readChecksums(Object.values(body)).length || null,
      }
    },
    duplicateKey: (body) =>
      readText(body.unique_id) ?? (readChecksums(Object.values(body)).join(' ') || null),
  },
)
