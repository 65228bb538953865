import type { ScenarioName } from './ScenarioName.ts'

/** Every scenario by name, in the order a person would meet them. */
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
