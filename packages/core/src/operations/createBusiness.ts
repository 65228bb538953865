import { writeJson } from '../lib/writeJson.ts'
import { createBusiness } from '../endpoints/createBusiness.ts'
import { defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { readText } from './bodyFields.ts'

/** A new customer partner (Partner API, Endpoint 1); the summary has the name. Two with the same name and tax number are possible duplicates. */
export const createBusinessOperation = /* @__PURE__ */ defineOperation(
  createBusiness,
  effects.createBusiness,
  {
    prefix: 'CB',
    summarise: (body) => ({ recipient: readText(body.business_name) }),
    duplicateKey: (body) => {
      const name = readText(body.business_name)?.toLowerCase() ?? null
      return writeJson([name, readText(body.tax_identification_number)])
    },
  },
)
