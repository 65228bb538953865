import type { CustomerPartnerDetails } from '@onlend/core'
import type { DetailsOptions } from './DetailsOptions.ts'

/** What every section of a partner's details is drawn from. */
export type SectionProps = DetailsOptions & { partner: CustomerPartnerDetails; headingLevel: 3 | 4 }
