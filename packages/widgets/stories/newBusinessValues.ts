import type { CreateBusinessValues } from '@onlend/hooks/forms'

/** A business that the sandbox does not know, as a person fills it in. */
export const newBusinessValues = {
  businessName: 'Kunle Cold Chain',
  companyName: 'Kunle Cold Chain Limited',
  industry: 'Logistics',
  sector: 'market-place',
  companySize: '21-50',
  yearsOfOperations: '2+ Years',
  taxId: '00123456-0001',
  website: 'kunle-cold-chain.example',
  description: 'Keeps fish and milk cold from Lagos to Kano.',
  country: 'NG',
  registeredState: 'Lagos',
  registeredCity: 'Ikeja',
  registeredStreet: '4 Sample Close',
  firstName: 'Kunle',
  lastName: 'Adewale',
  email: 'owner@kunle-cold-chain.example',
  phone: '+234 803 123 4567',
} satisfies Partial<CreateBusinessValues>
