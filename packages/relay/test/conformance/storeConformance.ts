import { approvalCases } from './approvalCases.ts'
import { claimCases } from './claimCases.ts'
import { dismissalCases } from './dismissalCases.ts'
import { draftCases } from './draftCases.ts'
import { erasureCases } from './erasureCases.ts'
import { eventCases } from './eventCases.ts'
import { fenceCases } from './fenceCases.ts'
import { identityCases } from './identityCases.ts'
import { inboxCases } from './inboxCases.ts'
import { changeEventCases } from './changeEventCases.ts'
import { lineCases } from './lineCases.ts'
import { outcomeCases } from './outcomeCases.ts'
import { resolutionCases } from './resolutionCases.ts'
import { retentionCases } from './retentionCases.ts'
import { sealedCases } from './sealedCases.ts'
import { setCases } from './setCases.ts'
import { snapshotCases } from './snapshotCases.ts'
import { spendingCases } from './spendingCases.ts'
import type { StoreCase } from './StoreCase.ts'
import { sweepCases } from './sweepCases.ts'
import { tenancyCases } from './tenancyCases.ts'
import { textCases } from './textCases.ts'
import { transitionCases } from './transitionCases.ts'
import { uploadCases } from './uploadCases.ts'
import { roundTripCases } from './roundTripCases.ts'

/**
 * What every `RelayStore` has to do, as cases for any test runner: `for (const { name, run } of storeConformance) test(name, () => run(store))`.
 * Give it an empty store that has been prepared, and run the cases one after the other. A case rejects with an `AssertionError`.
 */
export const storeConformance: readonly StoreCase[] = [
  ...claimCases,
  ...spendingCases,
  ...approvalCases,
  ...outcomeCases,
  ...setCases,
  ...lineCases,
  ...eventCases,
  ...tenancyCases,
  ...textCases,
  ...inboxCases,
  ...dismissalCases,
  ...resolutionCases,
  ...identityCases,
  ...changeEventCases,
  ...uploadCases,
  ...draftCases,
  ...sweepCases,
  ...retentionCases,
  ...erasureCases,
  ...snapshotCases,
  ...transitionCases,
  ...sealedCases,
  ...roundTripCases,
  // Last: afterwards nothing is claimed in its environment under a key of another epoch.
  ...fenceCases,
]
