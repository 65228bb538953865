import type * as z from 'zod/mini'
import { ActiveDrawdown } from '../../src/models/ActiveDrawdown.ts'
import { Bank } from '../../src/models/Bank.ts'
import { ComplianceRecord } from '../../src/models/ComplianceRecord.ts'
import { CreatedCustomerPartner } from '../../src/models/CreatedCustomerPartner.ts'
import { CreditLimit } from '../../src/models/CreditLimit.ts'
import { Customer } from '../../src/models/Customer.ts'
import { CustomerPartner } from '../../src/models/CustomerPartner.ts'
import { CustomerPartnerDetails } from '../../src/models/CustomerPartnerDetails.ts'
import { CustomerPartnerLink } from '../../src/models/CustomerPartnerLink.ts'
import { DrawdownRequest } from '../../src/models/DrawdownRequest.ts'
import { Financing } from '../../src/models/Financing.ts'
import { LockboxAccount } from '../../src/models/LockboxAccount.ts'

/** The service's resources, by the name they have in the generated document. */
export const models: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [ActiveDrawdown, 'ActiveDrawdown'],
  [Bank, 'Bank'],
  [ComplianceRecord, 'ComplianceRecord'],
  [CreatedCustomerPartner, 'CreatedCustomerPartner'],
  [CreditLimit, 'CreditLimit'],
  [Customer, 'Customer'],
  [CustomerPartner, 'CustomerPartner'],
  [CustomerPartnerDetails, 'CustomerPartnerDetails'],
  [CustomerPartnerLink, 'CustomerPartnerLink'],
  [DrawdownRequest, 'DrawdownRequest'],
  [Financing, 'Financing'],
  [LockboxAccount, 'LockboxAccount'],
])
