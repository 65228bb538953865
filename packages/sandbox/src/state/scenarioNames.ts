import type { ScenarioName } from './ScenarioName.ts'

/** Every scenario by name, the usual ones first. */
export const scenarioNames: readonly ScenarioName[] = [
  'newPartner',
  'approved',
  'withActiveDrawdown',
  'overdue',
  'expired',
  'everythingNull',
  'hugeNumbers',
  'longNames',
  'unknownStates',
  'tenThousandRows',
  'deletedRows',
]
